import { LAST_YEAR } from '../../calendar/supported-range.ts';
import { list, type ReferencePage, section, text } from '../blocks.ts';
import type { ReferenceContext } from './context.ts';

/** `/docs/questions/`: what is asked before anything is built. */
export function questionsPage({ siteUrl }: ReferenceContext): ReferencePage {
  return {
    slug: 'questions',
    title: 'Questions',
    description: `Price, limits, storing answers, half days, banks, own closures, support, and what comes after ${LAST_YEAR}.`,
    lead: 'What is asked first, answered in a line or two.',
    sections: [
      section('use', 'Using it', [
        list(
          '**What does it cost?** Whoever runs an instance says so: [/keys/](/keys/) has whom to ask. The data itself is free, under CC BY 4.0: pages, files, feeds and whole releases.',
          '**How fast may I ask?** By plan: [the figures](/docs/limits/). Each reply says what is left of bucket and month.',
          '**May I store answers?** Yes, for as long as you like and in whatever form; name the source where you publish them. Keep the `X-Data-Version` with them, and you can [ask the same release again](/docs/#pin).',
          '**Does it need the network?** No: the packages for JavaScript and Python give the same bodies from a release of their own, and each release is published as [tables](/data/tables/).',
          '**Which addresses do I open in a firewall?** One, the host of this page, on port 443. Its numbers are those of whoever runs it, and may change.',
          '**May I call it from a web page?** Not `/v1`: a key is secret. Everything that needs no key, files, feeds, `/openapi.json`, may be read from any origin.',
        ),
      ]),
      section('counts', 'What counts', [
        list(
          '**Half days?** A day with any work in it is a business day. `notes` of a country say which halves there are.',
          '**Banks and exchanges?** Not here: these are the public holidays of countries and regions. Where banks close on other days, `notes` say so.',
          '**Our own closures?** In the package: `calendar(…).with({ closed, open, weekend })`. The API answers for the public calendar alone.',
          "**A settlement in two countries?** A joint calendar of the package, `joint('US', 'GB')`, is at work when both are; the API answers for one calendar at a time.",
          '**What does `estimated` mean for an answer that I stored?** That an authority may still move the day. When it does, a release says so in its changes and an answer may become another one: ask again after each release, or follow [the feed](/docs/changes/#data).',
        ),
      ]),
      section('help', 'Help', [
        list(
          '**Something does not work.** Send the `X-Request-Id` of the reply, or its time, to whoever gave you the key. [/status/](/status/) says what is served.',
          '**A date is wrong.** [Report or correct it](/contribute/); the law behind each date is named on its page.',
          `**A key has leaked.** [/account/](/account/) ends it at once, and exchanges it for another.`,
          `**You run it yourself?** [The book for operators](/docs/operators/).`,
        ),
        text(`This reference is at ${siteUrl}/docs/, each page also as Markdown beside it.`),
      ]),
    ],
  };
}
