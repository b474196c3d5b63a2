/**
 * For a server within a test's own process: what the test computes meanwhile makes the event loop
 * late, on a busy machine several times in a row, and is no overload of the server.
 */
export const NEVER_LATE = { delayMillisMax: Number.POSITIVE_INFINITY } as const;
