import { escape as escapeHtml } from 'html-escaper';
import { isoDay, isoMonth } from '../../access/limits/month.ts';
import { PLANS } from '../../access/limits/plans.ts';
import type { MonthUse } from '../../access/limits/use-by-day.ts';
import type { Settings } from '../../settings/settings.ts';
import type { MadeKey, ShownKey } from './account-desk.ts';

/** What fills the slot of a page: HTML made of our own words and escaped values. */

export type Contact = Pick<Settings, 'keysContact' | 'selfService'>;

export const NO_VALID_KEY = notice(
  'This key is not valid. Paste all of it; if it is complete, ask whoever issued it.',
);
export const ENDED = notice('The key has ended: it no longer works.');
export const OTHER_ENDED = notice('That key has ended: it no longer works.');
export const NOT_EXCHANGED = notice(
  'The key was not exchanged. A key can be exchanged once, and an account can have 100 keys: use the key that you got for this one, or end one that is not used.',
);
export const NO_FORM = notice('The form did not arrive complete. Send it again.');
export const FROM_ELSEWHERE = notice(
  'A page of another site sent this form, and nothing was done. Open this page yourself, then fill in the form.',
);
export const NO_ADDRESS = notice(
  'Write an email address like jane@acme.example: letters, digits, dots and hyphens, up to 50 characters.',
);

const NO_KEYS = `<section class="card prose"><p><strong>This instance gives out no keys.</strong></p>
<p>On a server of your own, <code>npm run keys -- create --account NAME</code> makes one. <a href="/docs/operators/#settings">For operators</a> says how to give keys to others.</p></section>`;

/** How to get a key here: by a form, from somebody, or not at all. */
export function askWords({ keysContact, selfService }: Contact): string {
  const contact = keysContact === null ? null : linkTo(keysContact);
  if (!selfService) {
    return contact === null
      ? NO_KEYS
      : `<section class="card prose"><p>Here keys are issued by hand. Write to ${contact} and say:</p>
<ul>
<li>what you want to build, and for whom</li>
<li>whether you need regions: a state, a canton, a nation</li>
<li>about how many answers a month you need</li>
</ul></section>`;
  }
  const more =
    contact === null
      ? ''
      : `<p class="quiet">More than Free: create a key, then write to ${contact} with its last four characters.</p>`;
  return `<h2>A free key works at once</h2>
<form class="ask" action="/keys/" method="post">
<p><label for="name">Name or organisation</label> <input id="name" name="name" type="text" maxlength="40" required autocomplete="organization"></p>
<p><label for="mail">Email</label> <input id="mail" name="mail" type="email" maxlength="50" required autocomplete="email" aria-describedby="mail-use"></p>
<p><button class="primary" type="submit">Create a free key</button></p>
</form>
<p class="quiet" id="mail-use">Both are kept with the key, and used only for news about it. The key is shown once, on the next page, with a first request to copy.</p>${more}`;
}

/** A key, shown once, with a command to try it. */
export function madeWords({ key, oldEndsAt, unusedUntil }: MadeKey, siteUrl: string): string {
  const old =
    oldEndsAt === null
      ? ''
      : `<p>The old key ends ${moment(oldEndsAt)}. Replace it before then.</p>`;
  const unused =
    unusedUntil === null
      ? ''
      : `<p>Unless it is used by ${moment(unusedUntil)}, this key ends. Once used, it stays.</p>`;
  return `<section class="card" aria-labelledby="made"><h2 id="made">Your key</h2>
<p><code>${escapeHtml(key)}</code></p>
<p>It is shown only once. Keep it where you keep passwords. To try it:</p>
<pre><code>export KEY=${escapeHtml(key)}
curl -H "Authorization: Bearer $KEY" \\
  "${escapeHtml(siteUrl)}/v1/countries"</code></pre>
${old}${unused}</section>`;
}

/** A key's present state, with what can be done about it. */
export function shownWords(shown: ShownKey, key: string): string {
  const { monthUsed, monthLimit, expiresAt, createdAt, descendants } = shown;
  const isLimited = monthLimit !== null;
  const { bucket, regions } = PLANS[shown.plan];
  const refill = figure(Math.round(1_000_000 / bucket.tokenMicros));
  const rows: [string, string][] = [
    ['Account', shown.account],
    ['Key', `…${shown.hint}, ${shown.id}`],
    ['Plan', `${shown.plan}, ${regions ? 'with regions' : 'without regions'}`],
    [
      'This month',
      `${figure(monthUsed)}${isLimited ? ` of ${figure(monthLimit)} answers` : ' answers; no limit'}`,
    ],
    [
      'Pace',
      isLimited
        ? `${figure(bucket.capacity)} requests at once, ${refill} more each second`
        : 'no limit',
    ],
    ['Made', createdAt === null ? 'before this was kept' : moment(createdAt)],
    ['Ends', expiresAt === null ? 'never' : moment(expiresAt)],
    ['Last used', shown.lastUsed === null ? 'never' : `${shown.lastUsed} (UTC)`],
    ...descendants.map(({ hint, id, state }): [string, string] => [
      'Exchanged for',
      `…${hint}, ${id}: ${state}`,
    ]),
  ];
  const body = rows.map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<section class="card" aria-labelledby="shown"><h2 id="shown">This key</h2>
<table><caption class="quiet">The key and its account</caption><tbody>${body.join('')}</tbody></table>
${shown.use.map(useWords).join('')}
${
  descendants.length === 0
    ? order(key, 'exchange', 'Exchange it', 'A new key, shown once; this one ends in 24 hours.')
    : order(
        key,
        'end-line',
        'End all of them',
        'This key and every key it was exchanged for, in case somebody else has exchanged it.',
      )
}
${order(key, 'end', 'End it', 'This key only, at once and for good.')}
</section>${othersWords(shown, key)}`;
}

function useWords({ month, units, days, undated }: MonthUse): string {
  if (units === 0) return '';
  const rows = days.map(
    ({ day, units }) =>
      `<tr><th scope="row"><time>${isoDay(day)}</time></th><td>${figure(units)}</td></tr>`,
  );
  if (undated > 0) {
    rows.unshift(`<tr><th scope="row">Before days were kept</th><td>${figure(undated)}</td></tr>`);
  }
  return `<table><caption class="quiet">Answers to this account in ${isoMonth(month)}, by day (UTC)</caption>
<tbody>${rows.join('')}</tbody></table>`;
}

/** The other keys of the account, each with a way to end it; never the keys themselves. */
function othersWords({ others, adminOf }: ShownKey, key: string): string {
  if (others === null || adminOf === null) return '';
  const head = `<section class="card" aria-labelledby="others"><h2 id="others">Other keys of ${escapeHtml(adminOf)}</h2>`;
  if (others.length === 0) return `${head}<p>There are none.</p></section>`;
  const items = others.map(({ id, hint, plan, state, lastUsed, expiresAt }) => {
    const used = lastUsed === null ? 'never used' : `last used ${lastUsed} (UTC)`;
    const ends = expiresAt === null ? 'no end' : `ends ${moment(expiresAt)}`;
    const what = escapeHtml(`…${hint}, ${id}: ${plan}, ${state}, ${used}, ${ends}`);
    return `<li>${what}${state === 'revoked' ? '' : endOther(key, id, hint)}</li>`;
  });
  return `${head}<ul>${items.join('')}</ul>
<p class="quiet">Ending a key is final. The history records it with the id of your key.</p></section>`;
}

function endOther(key: string, id: string, hint: string): string {
  const which = `<input type="hidden" name="id" value="${escapeHtml(id)}">`;
  const name = `aria-label="End the key that ends in ${escapeHtml(hint)}"`;
  return form(
    key,
    `${which}<button type="submit" name="do" value="end-other" ${name}>End it</button>`,
  );
}

function order(key: string, what: string, label: string, meaning: string): string {
  const button = `<button type="submit" name="do" value="${what}">${label}</button>`;
  return form(key, `${button} <span class="quiet">${meaning}</span>`);
}

/** Without a session, each order carries the key. */
function form(key: string, rest: string): string {
  return `<form action="/account/" method="post"><input type="hidden" name="key" value="${escapeHtml(key)}">${rest}</form>`;
}

function notice(text: string): string {
  return `<p role="alert">${text}</p>`;
}

function linkTo(contact: string): string {
  const text = escapeHtml(contact);
  return contact.startsWith('https://')
    ? `<a href="${text}">${text}</a>`
    : `<a href="mailto:${text}">${text}</a>`;
}

function moment(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function figure(count: number): string {
  return count.toLocaleString('en-US');
}
