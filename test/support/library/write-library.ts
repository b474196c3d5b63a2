/** `node test/support/library/write-library.ts FOLDER`: the installed package, for `useLibrary`. */
import { installLibrary } from './install.ts';

process.stdout.write(await installLibrary(process.argv[2] ?? ''));
