import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceText, systemCode } from '../access/var-dir/synced-files.ts';
import { parseReport, type Report, type ReportDraft } from './report.ts';

/** The most reports kept; at full length they take 40 MB. */
const REPORTS_MAX = 2_000;
const FILE = /^(\d{8})\.json$/;
const DRAFT = /\.draft$/;
/** A draft this old belongs to a process that was killed. */
const DRAFT_MILLIS_MAX = 60_000;
/** Two processes will hardly ever draw the same number, and never three times. */
const DRAWS_MAX = 5;

export interface ReportFolderOptions {
  /** The folder that holds `reports`. */
  readonly varDir: string;
  /** Draws a number of eight digits at random, so that nobody can guess which are taken. */
  readonly drawNumber: () => number;
  /** Milliseconds since 1970. */
  readonly wallMillis: () => number;
  readonly reportsMax?: number;
}

/**
 * Reports, one file each. A file gets its name only when its bytes are on disk, so that a kill
 * leaves a whole report or none. Decision 39.
 */
export class ReportFolder {
  readonly #options: ReportFolderOptions;
  readonly #folder: string;

  constructor(options: ReportFolderOptions) {
    this.#options = options;
    this.#folder = join(options.varDir, 'reports');
  }

  /** Keeps a report, safe from power cuts once this resolves; null: too many. Contract 25.1. */
  async add(draft: ReportDraft): Promise<Report | null> {
    const { drawNumber, wallMillis, reportsMax = REPORTS_MAX } = this.#options;
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if ((await this.#sweep()) >= reportsMax) return null;
    const received = new Date(wallMillis()).toISOString();
    for (let draws = 0; draws < DRAWS_MAX; draws += 1) {
      const number = drawNumber();
      const report: Report = { number, received, ...draft, status: 'open', answer: '' };
      if (await this.#write(report)) return report;
    }
    throw new Error('no number is free');
  }

  /** Null when there is no such report. */
  async find(number: number): Promise<Report | null> {
    const text = await readFile(this.#path(number), 'utf8').catch(absent);
    return text === null ? null : parseReport(text);
  }

  /** Oldest first. */
  async list(): Promise<Report[]> {
    const numbers = (await this.#names()).flatMap((name) => FILE.exec(name)?.[1] ?? []);
    const found = await Promise.all(numbers.map((number) => this.find(Number(number))));
    const reports = found.filter((report) => report !== null);
    return reports.sort((a, b) => (a.received < b.received ? -1 : 1));
  }

  replace(report: Report): void {
    replaceText(this.#path(report.number), writeReport(report));
  }

  /** Forgets a report, and with it the sender's address. */
  async remove(number: number): Promise<void> {
    await rm(this.#path(number));
    await this.#syncFolder();
  }

  async #write(report: Report): Promise<boolean> {
    const path = this.#path(report.number);
    const draft = `${path}.${process.pid}.draft`;
    try {
      // Fails when another call in this process is using the number,
      await writeFile(draft, writeReport(report), { flag: 'wx', mode: 0o600, flush: true });
      // and this one when a report has it.
      await link(draft, path).finally(() => rm(draft, { force: true }));
    } catch (error) {
      if (systemCode(error) === 'EEXIST') return false;
      throw error;
    }
    await this.#syncFolder();
    return true;
  }

  /** Removes abandoned drafts. @returns the number of reports. */
  async #sweep(): Promise<number> {
    const names = await this.#names();
    for (const name of names.filter((each) => DRAFT.test(each))) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (this.#options.wallMillis() - mtimeMs > DRAFT_MILLIS_MAX) await rm(path, { force: true });
    }
    return names.filter((name) => FILE.test(name)).length;
  }

  async #names(): Promise<string[]> {
    return (await readdir(this.#folder).catch(absent)) ?? [];
  }

  async #syncFolder(): Promise<void> {
    const folder = await open(this.#folder, 'r');
    await folder.sync().finally(() => folder.close());
  }

  #path(number: number): string {
    return join(this.#folder, `${String(number).padStart(8, '0')}.json`);
  }
}

function writeReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** @throws any error but that of a file that does not exist. */
function absent(error: unknown): null {
  if (systemCode(error) !== 'ENOENT') throw error;
  return null;
}
