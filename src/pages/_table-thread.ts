/**
 * The thread that makes the tables of the release while its pages are built: beside them it costs
 * the build no time of its own. It says one thing, the files.
 */
import { parentPort } from 'node:worker_threads';
import { openShelf } from '../site/shelf.ts';
import { tableFiles } from '../site/tables/table-files.ts';

parentPort?.postMessage(await tableFiles(openShelf().dataSet));
