import { expect, onTestFinished, test } from 'vitest';
import { PAGE_SECURITY_HEADERS } from '../../../src/server/wire/security-headers.ts';
import { startToyServer, type ToyServerOptions } from '../../support/server/toy-server.ts';

async function open(options: ToyServerOptions = {}) {
  const toy = await startToyServer({ withSite: true, ...options });
  onTestFinished(() => toy.close());
  const { url, admin } = toy.server;
  const post = async (path: string, fields: Record<string, string>) => {
    const reply = await fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) });
    return { reply, text: await reply.text() };
  };
  const get = async (path: string) => (await fetch(url + path)).text();
  return { url, admin, post, get, keys: toy.keys };
}

const KEY = /rl_[0-9A-Za-z]{36}/;

async function ask(url: string, key: string): Promise<number> {
  const headers = { Authorization: `Bearer ${key}` };
  return (await fetch(`${url}/v1/countries`, { headers })).status;
}

test('with SELF_SERVICE=free three steps lead from the page to an answer', async () => {
  const { url, post, get } = await open({ selfService: true });
  // 1. Open the page with the form. 2. Send the form and read the key. 3. Ask a question with it.
  expect(await get('/keys/')).toContain('<form class="ask" action="/keys/" method="post">');
  const { reply, text } = await post('/keys/', { name: 'Acme', mail: 'jane@acme.example' });
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(text).toMatch(/Unless it is used by 20\d\d-\d\d-\d\d \d\d:\d\d UTC, this key ends/);
  const [key = ''] = KEY.exec(text) ?? [];
  expect(await ask(url, key)).toBe(200);
  expect(await get('/keys/')).not.toMatch(KEY);
});

test('without SELF_SERVICE the page says whom to ask, and creates no keys', async () => {
  const { admin, post, get } = await open({ keysContact: 'keys@redletter.example' });
  const page = await get('/keys/');
  expect(page).toContain('<a href="mailto:keys@redletter.example">');
  expect(page).not.toContain('<form');
  const before = (await admin.list()).length;
  const { reply } = await post('/keys/', { name: 'Acme', mail: 'jane@acme.example' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await admin.list()).toHaveLength(before);
});

test('with neither a form nor a contact the page says so, and points to the guide for operators', async () => {
  const page = await (await open()).get('/keys/');
  expect(page).toContain('This instance gives out no keys.');
  expect(page).toContain('npm run keys -- create --account NAME');
  expect(page).toContain('href="/docs/operators/#settings"');
  expect(page).not.toMatch(/mailto:|<form class="ask"|whoever runs/u);
});

test('a pasted key is shown, exchanged and ended', async () => {
  const { url, admin, post } = await open();
  const fresh = { plan: 'starter', unlimited: false, expiresAt: null } as const;
  const made = await admin.create({ account: 'acme', ...fresh });
  const { text } = await post('/account/', { key: ` ${made.key} `, do: 'show' });
  expect(text).toContain('<th scope="row">Account</th><td>acme</td>');
  expect(text).toContain('0 of 50,000 answers');
  const exchanged = await post('/account/', { key: made.key, do: 'exchange' });
  const [next = ''] = KEY.exec(exchanged.text) ?? [];
  expect([await ask(url, made.key), await ask(url, next)]).toEqual([200, 200]);
  const again = await post('/account/', { key: made.key, do: 'exchange' });
  expect([again.reply.status, KEY.exec(again.text)]).toEqual([409, null]);
  expect(again.text).toContain('A key can be exchanged once');
  const line = await post('/account/', { key: made.key, do: 'show' });
  expect(line.text).toMatch(/Exchanged for<\/th><td>….{4}, key_\w+: active/);
  expect(line.text).not.toContain('Exchange it');
  await post('/account/', { key: made.key, do: 'end' });
  expect([await ask(url, made.key), await ask(url, next)]).toEqual([401, 200]);
});

test('a key is ended together with its successors', async () => {
  const { url, admin, post } = await open();
  const fresh = { plan: null, unlimited: false, expiresAt: null } as const;
  const { id, key } = await admin.create({ account: 'acme', ...fresh });
  const next = await admin.rotate(id, 1_000);
  expect(await ask(url, next.key)).toBe(200);
  await post('/account/', { key, do: 'end-line' });
  expect([await ask(url, key), await ask(url, next.key)]).toEqual([401, 401]);
});

test('usage is shown by day, and a key that sees its account shows its other keys and ends them', async () => {
  const { url, admin, post } = await open();
  const fresh = { account: 'acme', plan: 'starter', unlimited: false, expiresAt: null } as const;
  const other = await admin.create(fresh);
  const seeing = await admin.create({ ...fresh, adminOf: 'acme' });
  expect([await ask(url, other.key), await ask(url, other.key)]).toEqual([200, 200]);
  const mine = await post('/account/', { key: other.key, do: 'show' });
  const [use] = await admin.use('acme');
  const today = new Date((use?.days[0]?.day ?? 0) * 86_400_000).toISOString().slice(0, 10);
  expect(mine.text).toContain(`<th scope="row"><time>${today}</time></th><td>2</td>`);
  expect(mine.text).not.toContain('Other keys');
  const shown = await post('/account/', { key: seeing.key, do: 'show' });
  expect(shown.text).toContain('Other keys of acme');
  expect(shown.text).toContain(other.id);
  expect(shown.text).not.toContain(other.key);
  const end = async (key: string, id: string) =>
    (await post('/account/', { key, id, do: 'end-other' })).reply.status;
  expect([await end(other.key, seeing.id), await end(seeing.key, seeing.id)]).toEqual([403, 403]);
  expect(await end(seeing.key, other.id)).toBe(200);
  expect([await ask(url, other.key), await ask(url, seeing.key)]).toEqual([401, 200]);
});

test('errors have one form, which never repeats the input', async () => {
  const { post, url } = await open({ selfService: true });
  for (const key of ['', 'rl_none', '<script>alert(1)</script>']) {
    const { reply, text } = await post('/account/', { key, do: 'end' });
    expect(reply.status).toBe(403);
    expect(text).toContain('This key is not valid.');
    expect(text).not.toContain('alert(1)');
  }
  const wrong = await post('/keys/', { name: '<i>', mail: 'nobody' });
  expect([wrong.reply.status, wrong.text.includes('<i>')]).toEqual([400, false]);
  const long = await fetch(`${url}/account/`, { method: 'POST', body: 'key='.padEnd(5_000, 'x') });
  expect(long.status).toBe(400);
  const json = await fetch(`${url}/account/`, { method: 'POST', body: '{}' });
  expect(json.status).toBe(400);
});

test('both pages have the headers of every page, and no script', async () => {
  const { url } = await open({ selfService: true });
  for (const [path, method] of [
    ['/account/', 'GET'],
    ['/keys/', 'GET'],
    ['/account/', 'POST'],
  ] as const) {
    const reply = await fetch(url + path, { method });
    for (let line = 0; line < PAGE_SECURITY_HEADERS.length; line += 2) {
      expect(reply.headers.get(PAGE_SECURITY_HEADERS[line] as string)).toBe(
        PAGE_SECURITY_HEADERS[line + 1],
      );
    }
    expect(await reply.text()).not.toMatch(/<script|style=|on\w+=/);
  }
});

test('one address can make three keys and look up twenty, then has to wait', async () => {
  const { post } = await open({ selfService: true });
  const statuses: number[] = [];
  for (let made = 0; made < 4; made += 1) {
    const { reply } = await post('/keys/', { name: 'Acme', mail: 'jane@acme.example' });
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  let last = { status: 0, wait: 0 };
  for (let tried = 0; tried < 30 && last.status !== 429; tried += 1) {
    const { reply } = await post('/account/', { key: 'rl_none' });
    last = { status: reply.status, wait: Number(reply.headers.get('retry-after')) };
  }
  expect(last.status).toBe(429);
  expect(last.wait).toBeGreaterThan(0);
});

test('a form from another site neither makes nor ends a key', async () => {
  const { url, admin, keys } = await open({ selfService: true });
  const before = await admin.list();
  const post = async (path: string, fields: Record<string, string>, origin: string) => {
    const body = new URLSearchParams(fields);
    const reply = await fetch(url + path, { method: 'POST', body, headers: { Origin: origin } });
    return [reply.status, (await reply.text()).includes('A page of another site sent this form')];
  };
  const asked = { name: 'Acme', mail: 'jane@acme.example' };
  const ended = { do: 'end', key: keys.paid };
  for (let count = 0; count < 4; count += 1) {
    expect(await post('/keys/', asked, 'https://evil.example')).toEqual([403, true]);
  }
  expect(await post('/account/', ended, 'https://evil.example')).toEqual([403, true]);
  expect(await admin.list()).toEqual(before);
  expect(await post('/keys/', asked, url)).toEqual([200, false]);
});

test('one key is shown 20 times at once, from however many addresses', async () => {
  const { url, admin } = await open({ trustProxy: ['127.0.0.1'] });
  const fresh = { plan: 'free', unlimited: false, expiresAt: null } as const;
  const [one, other] = [
    await admin.create({ account: 'acme', ...fresh }),
    await admin.create({ account: 'other', ...fresh }),
  ];
  const show = async (key: string, address: string) => {
    const headers = { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' };
    const body = new URLSearchParams({ key });
    return (await fetch(`${url}/account/`, { method: 'POST', headers, body })).status;
  };
  const shown: number[] = [];
  for (let at = 1; at <= 21; at += 1) shown.push(await show(one.key, `2001:db8:${at}::1`));
  expect(shown).toEqual([...Array<number>(20).fill(200), 429]);
  expect(await show(other.key, '2001:db8:1::1')).toBe(200);
});
