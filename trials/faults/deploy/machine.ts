import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '../../../test/support/until.ts';

/** Where a machine finds this checkout, read-only. */
export const CHECKOUT = '/mnt/redletter';

/** The system of this machine under a layer in memory, booted by its own systemd. */
const BOOT = `
set -e
mount -t tmpfs -o size=6g machine "$1"
mkdir "$1/above" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/above,workdir=$1/work" "$1/root"
exec systemd-nspawn --quiet --boot --directory "$1/root" --machine "$(basename "$1")" \\
  --register=no --keep-unit --private-network --console=pipe --link-journal=no \\
  --bind-ro="$2:${CHECKOUT}" --bind-ro="$3:/mnt/packed"
`;

/** The outcome of a script. */
export interface Ran {
  readonly exitCode: number;
  /** Both outputs, as they came. */
  readonly output: string;
}

/**
 * A Debian machine beside this one, in namespaces: the same packages, its own disk and network,
 * and systemd in charge. Needs root and systemd-nspawn.
 */
export class Machine {
  readonly #folder: string;
  readonly #nspawn: ChildProcess;
  #leader = '';

  private constructor(packed: string) {
    this.#folder = mkdtempSync(join(tmpdir(), 'redletter-machine-'));
    const words = ['--mount', 'bash', '-c', BOOT, 'boot', this.#folder, resolve('.'), packed];
    this.#nspawn = spawn('unshare', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /** Boots a machine that sees the folder `packed` at /mnt/packed. */
  static async boot(packed: string): Promise<Machine> {
    mkdirSync(packed, { recursive: true });
    const machine = new Machine(packed);
    const { pid } = machine.#nspawn;
    await until(() => {
      if (machine.#nspawn.exitCode !== null) throw new Error('the machine does not boot');
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
      machine.#leader = children.split(' ')[0] ?? '';
      if (machine.#leader === '') return false;
      // Degraded: some unrelated service does not run in a machine.
      return /running|degraded/.test(machine.run('systemctl is-system-running').output);
    });
    return machine;
  }

  /** Runs a script as root, in its home, and stops at the first command that fails. */
  run(script: string): Ran {
    const { status, stdout } = spawnSync('nsenter', this.#words(`exec 2>&1\n${script}`), {
      encoding: 'utf8',
    });
    return { exitCode: status ?? -1, output: stdout };
  }

  /** Runs one in the background; the caller reads standard output. */
  start(script: string): ChildProcess {
    return spawn('nsenter', this.#words(script), { stdio: ['pipe', 'pipe', 'inherit'] });
  }

  async stop(): Promise<void> {
    const ended = once(this.#nspawn, 'exit');
    if (this.#leader === '') this.#nspawn.kill('SIGKILL');
    else this.run('systemctl poweroff --force --force');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #words(script: string): string[] {
    const home = 'export HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin; cd';
    return [
      '--target',
      this.#leader,
      '--all',
      'bash',
      '-euo',
      'pipefail',
      '-c',
      `${home}\n${script}`,
    ];
  }
}
