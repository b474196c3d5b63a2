import { LAST_YEAR } from '../../calendar/supported-range.ts';
import { list, type ReferencePage, section, text } from '../blocks.ts';
import type { ReferenceContext } from './context.ts';

/** `/docs/questions/`: what people ask before they build. */
export function questionsPage({ siteUrl }: ReferenceContext): ReferencePage {
  return {
    slug: 'questions',
    title: 'Questions',
    description: `Price, limits, storing answers, half days, banks, own closures, support, and what comes after ${LAST_YEAR}.`,
    lead: 'What people ask first, answered in a line or two.',
    sections: [
      section('use', 'Using the API', [
        list(
          '**What does it cost?** Whoever runs this instance decides: [ask at /keys/](/keys/). The data is free under CC BY 4.0: pages, files, feeds and whole releases.',
          '**How fast may I ask?** It depends on your [plan](/docs/limits/). Each reply says what is left of your rate limit and your month.',
          '**May I store answers?** Yes, as long as you like, in any form. Keep `X-Data-Version` with them, so that you can [ask the same release again](/docs/#pin).',
          '**Must I name the source?** Where you pass the data on, such as a list, a file or a calendar: yes, with [one line](/about/licence/), “Holiday data: Redletter, CC BY 4.0” and a link, and say if you changed anything. A single date that you show, such as a due date, is a fact and needs no credit.',
          '**Can two answers disagree?** While a release rolls out to several servers, for a short time: `X-Data-Version` says which release answered. [Pin one](/docs/#pin) where all answers must agree.',
          '**Does it need the network?** No: [packages](/docs/packages/) for JavaScript and Python return the same bodies offline, and each release is published as [tables](/data/tables/).',
          '**Which addresses do I open in a firewall?** The host of this page, port 443. Its IP addresses may change.',
          '**May I call it from a web page?** Not `/v1`, because a key is secret. Files, feeds, `/calculator.json` and `/openapi.json` need no key and may be read from any origin.',
        ),
      ]),
      section('counts', 'What counts', [
        list(
          '**Half days?** A day with any work in it is a business day. A country’s `notes` list its half days.',
          '**Banks and exchanges?** The API has the public holidays of countries and regions. Where banks close on other days, `notes` say so. The closing days of [T2](/money/t2/) and [the Federal Reserve Banks](/money/us-fed/) have pages, feeds and package calendars.',
          '**Our own closures?** Use a package: `calendar(…).with({ closed, open, weekend })`. The API answers for public calendars only.',
          "**A settlement in two countries?** Use a package: `joint('US', 'GB')` works when both do. The API takes one calendar at a time.",
          '**How long does a date stay `estimated`?** Until its authority has announced it: [the dates we wait for](/data/watch/) names the authority of each and when it announces. The next release then marks the date `exact`, or moves it.',
          '**And the answers I stored?** One that passed over an `estimated` day may change. Ask again after each release, or follow [the feed](/docs/changes/#data).',
          `**Contracts that run beyond ${LAST_YEAR}?** No date after ${LAST_YEAR} is computed, because its laws and lists are not out: the reply is [\`date_out_of_range\`](/docs/errors/#date_out_of_range). Store the rule, such as “30 business days, England”, and compute the date once [its year is released](/docs/changes/#data).`,
        ),
      ]),
      section('help', 'Help', [
        list(
          '**Something does not work.** Write to whoever gave you the key, with the `X-Request-Id` of the reply or its time. Whoever runs this instance answers; [/keys/](/keys/) names the address. [/status/](/status/) shows what is served.',
          '**A date is wrong.** [Report it](/report/), or [correct it](/contribute/); each date’s page names its law.',
          '**A key has leaked.** End or rotate it at once at [/account/](/account/).',
          '**You run it yourself?** See [the guide for operators](/docs/operators/).',
        ),
        text(`Every page of ${siteUrl}/docs/ is also available as Markdown, under the same name.`),
      ]),
    ],
  };
}
