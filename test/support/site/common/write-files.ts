/** `node test/support/site/common/write-files.ts FILE`: every file of the built site, for `useFiles`. */
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { siteFiles } from '../built-site.ts';

writeFileSync(process.argv[2] ?? '', serialize(await siteFiles()));
