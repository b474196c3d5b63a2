// @module-tag chromium
import { expect } from 'vitest';
import { useOwnSite } from '../../support/site/common/use-site.ts';
import { tellJob } from '../../support/site/job.ts';
import type { Phone } from '../../support/site/phone.ts';

const DOCS = '/docs/';
const KEY = /rl_[0-9A-Za-z]{36}/;
const ANSWER = { date: '2026-07-03', country: 'US', is_business_day: false };

/** Runs the first sample of the page exactly as shown, with the page's address and key. */
async function ask(phone: Phone, key: string): Promise<unknown> {
  const shown = await phone.page.locator('#quick-start .samples pre').first().innerText();
  const address = /"(https?:[^"]+)"/.exec(shown)?.[1] ?? expect.fail(shown);
  const reply = await fetch(address, { headers: { Authorization: `Bearer ${key}` } });
  return await reply.json();
}

tellJob(
  'from the reference to an answer with a key of my own, where anybody may make one',
  async (phone, origin) => {
    const { page } = phone;
    await page.goto(origin + DOCS);
    // 1. Get a key.
    await phone.tap('Get a key');
    // 2. Give a name; the key is shown, with the line that keeps it.
    await page.getByLabel('Name').fill('Acme');
    await page.getByLabel('Email').fill('jane@acme.example');
    await phone.send('Create a free key');
    const made = await page.locator('main').innerText();
    const key = KEY.exec(made)?.[0] ?? expect.fail(made);
    expect(made).toContain(`export KEY=${key}`);
    expect(phone.steps()).toBe(2);
    // 3. Ask.
    await page.goto(origin + DOCS);
    expect(await ask(phone, key)).toMatchObject(ANSWER);
  },
  useOwnSite({ selfService: true }),
);

const keptBySomebody = useOwnSite({ keysContact: 'keys@redletter.example' });

tellJob(
  'from the reference to an answer with a key of my own, where somebody gives them out',
  async (phone, origin) => {
    const { page } = phone;
    await page.goto(origin + DOCS);
    // 1. Get a key: the page says whom to ask, and has no form.
    await phone.tap('Get a key');
    await expect(
      page.getByRole('link', { name: 'keys@redletter.example' }).getAttribute('href'),
    ).resolves.toBe('mailto:keys@redletter.example');
    expect(await page.locator('main form').count()).toBe(0);
    expect(phone.steps()).toBe(1);
    // 2. It comes from the operator of the service.
    const fresh = { account: 'acme', plan: null, unlimited: false, expiresAt: null };
    const { key } = await keptBySomebody.admin.create(fresh);
    // 3. Ask.
    await page.goto(origin + DOCS);
    expect(await ask(phone, key)).toMatchObject(ANSWER);
  },
  keptBySomebody,
);
