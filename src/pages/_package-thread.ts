/** The thread that makes the packages of the release while its pages are built. Its only message is the files. */
import { parentPort } from 'node:worker_threads';
import { offeredFiles } from '../../packages/redletter/build/offered-files.ts';
import { loadedReleases } from '../site/loaded-releases.ts';

parentPort?.postMessage(await offeredFiles(loadedReleases().dataSet.release));
