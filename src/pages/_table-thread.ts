/** The thread that makes the tables of the release while its pages are built; posts the files. */
import { parentPort } from 'node:worker_threads';
import { openShelf } from '../site/shelf.ts';
import { tableFiles } from '../site/tables/table-files.ts';

parentPort?.postMessage(await tableFiles(openShelf().dataSet));
