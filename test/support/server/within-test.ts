/**
 * Settings for a server inside a test's process. The test's own work delays the event loop, on a
 * busy machine several times in a row, which does not mean that the server is overloaded; and when it closes,
 * only the test can have a request under way.
 */
export const WITHIN_TEST = {
  delayMillisMax: Number.POSITIVE_INFINITY,
  closeIdleEveryMillis: 5,
} as const;
