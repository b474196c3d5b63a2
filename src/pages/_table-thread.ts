/** The thread that makes the tables of the release while its pages are built; posts the files. */
import { parentPort } from 'node:worker_threads';
import { loadedReleases } from '../site/loaded-releases.ts';
import { tableFiles } from '../site/tables/table-files.ts';

parentPort?.postMessage(await tableFiles(loadedReleases().dataSet));
