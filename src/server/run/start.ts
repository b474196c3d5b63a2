/** `npm start`: does everything that is needed, then serves. */
import { spawnSync } from 'node:child_process';
import { openKeyAdmin } from '../../access/open-store.ts';
import type { KeyAdmin } from '../../access/store.ts';
import { readSettings } from '../../settings/settings.ts';
import { BuildMissingError, currentBuild, nameBuild } from './builds.ts';
import { DIST, orExplain, serve } from './run-server.ts';

/** The script that npm itself would run, so there is one way to build. */
function build(): void {
  console.log('Building the site, which is missing or other than its sources …');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  throw new BuildMissingError('the build failed; its messages are above');
}

async function printFirstKey(admin: KeyAdmin, url: string): Promise<void> {
  if ((await admin.list()).length > 0) return;
  const { key } = await admin.create({
    account: 'development',
    plan: 'starter',
    unlimited: false,
    expiresAt: null,
  });
  console.log(`
A key for development, shown this once (npm run keys makes more):

  ${key}

Try it:

  curl -s -H 'Authorization: Bearer ${key}' '${url}/v1/is-business-day?date=2026-12-28&country=GB'
`);
}

await orExplain(async () => {
  const settings = readSettings(process.env);
  if (currentBuild(DIST) !== nameBuild('.', settings)) build();
  const { url } = await serve(settings);
  const admin = await openKeyAdmin(settings, 'npm start');
  await printFirstKey(admin, url);
  await admin.close();
});
