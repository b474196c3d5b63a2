import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface File {
  content: Buffer;
  /** What the last sync brought to the disk. */
  synced: Buffer;
}

/** The calls that change a disk or wait for it: strace must record them. */
export const TRACED = [
  ...['openat', 'write', 'pwrite64', 'ftruncate', 'fsync', 'fdatasync'],
  ...['rename', 'renameat', 'renameat2', 'unlink', 'unlinkat'],
].join(',');

const PATH = /<([^<>]*)>/;

/**
 * The files of a folder on a disk that loses everything that was not synced, rebuilt from the
 * calls in strace's output (`-f -y -xx`). A file's bytes last from its own sync on, its name from
 * the sync of its folder on.
 */
export class TracedDisk {
  readonly #folder: string;
  /** Paths whose syncs do not count: to see what would be lost without them. */
  readonly #unsynced: RegExp | null;
  readonly #named = new Map<string, File>();
  readonly #lasting = new Map<string, File>();
  readonly #unfinished = new Map<string, string>();

  constructor(folder: string, unsynced: RegExp | null = null) {
    this.#folder = folder;
    this.#unsynced = unsynced;
  }

  /** Takes one line; returns what it wrote to standard output, or null. */
  take(line: string): string | null {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const unfinished = /^(.*) <unfinished \.\.\.>$/.exec(rest)?.[1];
    if (unfinished !== undefined) {
      this.#unfinished.set(thread, unfinished);
      return null;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
    const call = resumed === undefined ? rest : (this.#unfinished.get(thread) ?? '') + resumed;
    const [, name = '', args = '', result = ''] = /^(\w+)\((.*)\) += (-?\d+)/.exec(call) ?? [];
    return name === '' || result.startsWith('-') ? null : this.#apply(name, args);
  }

  /** Writes what a power cut would leave now. */
  writeTo(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const [path, { synced }] of this.#lasting) {
      const place = join(folder, path.slice(this.#folder.length));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, synced);
    }
  }

  #apply(name: string, args: string): string | null {
    const strings = [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
    );
    const path = textOf(PATH.exec(args)?.[1] ?? '');
    const numbers = args.slice(args.lastIndexOf('"') + 1).match(/\d+/g) ?? [];
    if (name === 'write' && args.startsWith('1<')) return String(strings[0]);
    if (name === 'openat') this.#open(String(strings[0]), args);
    if (name.startsWith('rename')) this.#rename(String(strings[0]), String(strings[1]));
    if (name.startsWith('unlink')) this.#named.delete(String(strings[0]));
    if (name === 'fsync' || name === 'fdatasync') this.#sync(path);
    const file = this.#named.get(path);
    if (file === undefined) return null;
    const bytes = strings[0] ?? Buffer.alloc(0);
    if (name === 'write') place(file, bytes, file.content.length);
    if (name === 'pwrite64') place(file, bytes, Number(numbers[1]));
    if (name === 'ftruncate') truncate(file, Number(/, (\d+)$/.exec(args)?.[1]));
    return null;
  }

  #open(path: string, args: string): void {
    if (!path.startsWith(this.#folder) || basename(path).endsWith('-shm')) return;
    const known = this.#named.get(path);
    if (known === undefined && args.includes('O_CREAT')) {
      this.#named.set(path, { content: Buffer.alloc(0), synced: Buffer.alloc(0) });
    }
    if (known !== undefined && args.includes('O_TRUNC')) known.content = Buffer.alloc(0);
  }

  #rename(from: string, to: string): void {
    const file = this.#named.get(from);
    if (file === undefined) return;
    this.#named.delete(from);
    this.#named.set(to, file);
  }

  #sync(path: string): void {
    if (this.#unsynced?.test(path)) return;
    const file = this.#named.get(path);
    if (file !== undefined) {
      file.synced = Buffer.from(file.content);
      return;
    }
    for (const each of this.#lasting.keys()) {
      if (dirname(each) === path && !this.#named.has(each)) this.#lasting.delete(each);
    }
    for (const [each, its] of this.#named) if (dirname(each) === path) this.#lasting.set(each, its);
  }
}

/** A path may be written in hexadecimal. */
function textOf(path: string): string {
  return path.startsWith('\\x') ? Buffer.from(path.replaceAll('\\x', ''), 'hex').toString() : path;
}

function place(file: File, bytes: Buffer, at: number): void {
  const content = Buffer.alloc(Math.max(file.content.length, at + bytes.length));
  file.content.copy(content);
  bytes.copy(content, at);
  file.content = content;
}

function truncate(file: File, size: number): void {
  const content = Buffer.alloc(size);
  file.content.copy(content);
  file.content = content;
}
