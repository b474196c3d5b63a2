/**
 * Why the service does not start: what to print, and the exit code. An error meant for the
 * operator has an exit code of its own, and its message is enough. Any other is our bug, and is
 * shown with its stack.
 */
export function explainFailure(error: unknown): { message: string; exitCode: number } {
  if (!(error instanceof Error)) return { message: String(error), exitCode: 1 };
  if ('exitCode' in error && typeof error.exitCode === 'number') {
    return { message: error.message, exitCode: error.exitCode };
  }
  if ('code' in error && error.code === 'EADDRINUSE') {
    return {
      message: `PORT or ADMIN_PORT: already in use (${error.message}); set another one`,
      exitCode: 1,
    };
  }
  return { message: error.stack ?? error.message, exitCode: 1 };
}
