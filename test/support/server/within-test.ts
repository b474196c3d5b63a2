/**
 * For a server within a test's own process. What the test computes meanwhile makes the event loop
 * late, on a busy machine several times in a row, and is no overload of the server; and nobody but
 * the test itself could have a request on its way when it is closed.
 */
export const WITHIN_TEST = {
  delayMillisMax: Number.POSITIVE_INFINITY,
  closeIdleEveryMillis: 5,
} as const;
