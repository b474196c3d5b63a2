import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openShelf } from '../site/shelf.ts';

/** A file of the newest release, below `/data/VERSION/`. */
interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
}

/** The tables of the release that is served. Decision 46. */
export const releasedTables = filesOf('_table-thread.ts');

/** The packages of the release that is served. Contract 19.6. */
export const offeredPackages = filesOf('_package-thread.ts');

/** The addresses of the packages whose names end in this form, of the newest release alone. */
export async function packagePaths(form: 'tgz' | 'whl') {
  const files = (await offeredPackages()).filter(({ name }) => name.endsWith(`.${form}`));
  const version = openShelf().dataSet.dataVersion;
  return files.map((file) => ({
    params: { version, package: file.name.slice(0, -form.length - 1) },
    props: { file },
  }));
}

/** A package as it is downloaded. */
export function packageFile({ props: { file } }: { props: { file: MadeFile } }): Response {
  return new Response(file.bytes, { headers: { 'Content-Type': 'application/octet-stream' } });
}

/**
 * Makes files once, in a thread of their own, so that they cost the build no time.
 * @param thread a file of this folder in the checkout: the built copy of this one is elsewhere.
 */
function filesOf(thread: string): () => Promise<readonly MadeFile[]> {
  let made: Promise<readonly MadeFile[]> | undefined;
  return () => {
    made ??= once(new Worker(resolve('src/pages', thread)), 'message').then(([files]) => files);
    return made;
  };
}
