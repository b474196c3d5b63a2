/** A call that was not answered in time; it may still take effect. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';

  constructor(millis: number) {
    super(`no reply within ${millis} ms`);
  }
}

/**
 * Settles as the promise does within `millis`, else rejects with a DeadlineError. A reply that
 * arrived while this process was busy is in time: when the timer fires late, the sockets are read
 * once more before the call is given up.
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
