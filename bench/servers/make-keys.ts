import { openEmbeddedAdmin } from '../../src/access/sqlite/embedded-store.ts';

/** Makes so many keys of unlimited accounts in VAR_DIR and prints them, one a line. */
const count = Number(process.argv[2] ?? 0);
const admin = openEmbeddedAdmin(process.env.VAR_DIR ?? '', Date.now);
const lines: string[] = [];
for (let index = 0; index < count; index += 1) {
  const account = `bench-${index % 1000}`;
  const created = await admin.create({
    account,
    plan: 'business',
    unlimited: true,
    expiresAt: null,
  });
  lines.push(created.key);
}
await admin.close();
process.stdout.write(`${lines.join('\n')}\n`);
