import { StoreError } from '../../access/store.ts';
import { ReleaseError } from '../../artifact/load-release.ts';
import { SettingError } from '../../settings/setting-error.ts';
import { WorkerRefusedError } from './process-cluster.ts';
import { BuildMissingError } from './start-server.ts';

/** `EX_CONFIG` of sysexits: starting again will not help before somebody has acted. */
const EXIT_CONFIG = 78;

/** Why the service does not start: one sentence, and the exit code. */
export function explainFailure(error: unknown): { message: string; exitCode: number } {
  if (error instanceof WorkerRefusedError)
    return { message: error.message, exitCode: error.exitCode };
  const ours = [SettingError, ReleaseError, StoreError, BuildMissingError];
  if (error instanceof Error && ours.some((type) => error instanceof type)) {
    return { message: error.message, exitCode: EXIT_CONFIG };
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return {
      message: `PORT or ADMIN_PORT: already in use (${error.message}); set another one`,
      exitCode: 1,
    };
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { message: detail, exitCode: 1 };
}
