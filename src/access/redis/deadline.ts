/** A call without a timely reply; it may still take effect. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';

  constructor(millis: number) {
    super(`no reply within ${millis} ms`);
  }
}

/**
 * Settles like the promise within `millis`, else rejects with a DeadlineError. When the timer
 * fires late because this process was busy, the sockets are read once more first.
 */
export function withDeadline<T>(promise: Promise<T>, millis: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // In a turn of the event loop, timers run before sockets are read, immediates after.
    const timer = setTimeout(
      () => setImmediate(() => setImmediate(() => reject(new DeadlineError(millis)))),
      millis,
    );
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
