import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openShelf } from '../site/shelf.ts';

/** By its path in the checkout: the built copy of this file is elsewhere. */
const THREAD = 'src/pages/_package-thread.ts';

/** A package of the release, below `/data/VERSION/`. */
interface OfferedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
}

let made: Promise<readonly OfferedFile[]> | undefined;

/** The packages of the release that is served, made once, in a thread of their own. Contract 19.6. */
export function offeredPackages(): Promise<readonly OfferedFile[]> {
  made ??= once(new Worker(resolve(THREAD)), 'message').then(([files]) => files);
  return made;
}

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
export function packageFile({ props: { file } }: { props: { file: OfferedFile } }): Response {
  return new Response(file.bytes, { headers: { 'Content-Type': 'application/octet-stream' } });
}
