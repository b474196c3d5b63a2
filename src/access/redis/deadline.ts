/** A call that was not answered in time; whether it will still take effect is not known. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';

  constructor(millis: number) {
    super(`no reply within ${millis} ms`);
  }
}

/**
 * The promise's own end if it comes within `millis`, else a DeadlineError. A reply that
 * has arrived while this process was busy counts as in time: when the timer fires late,
 * the sockets are read once more before the call is given up.
 */
export function withDeadline<T>(promise: Promise<T>, millis: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // Timers run before sockets are read in a turn of the event loop, immediates after.
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
