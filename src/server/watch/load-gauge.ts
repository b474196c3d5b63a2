/** Above these limits the service refuses at once instead of answering late: Contract 16.3. */
const DELAY_MILLIS_MAX = 250;
const IN_FLIGHT_MAX = 1_000;
const SAMPLE_EVERY_MILLIS = 100;
/** One late turn is a hiccup of the machine; several in a row mean overload. */
const LATE_SAMPLES_MIN = 3;

/** How busy the process is: requests in flight, and how late the event loop runs. */
export class LoadGauge {
  /** Whether to refuse at once, instead of answering everybody late. */
  isOverloaded = false;
  /** Requests whose replies wait for something: a page that renders, a remote store. */
  inFlight = 0;
  /** Milliseconds by which the event loop was late at the last measurement. */
  delayMillis = 0;
  #lateSamples = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #delayMillisMax: number;

  /** @param delayMillisMax how late the event loop may be, several times in a row. */
  constructor(delayMillisMax = DELAY_MILLIS_MAX) {
    this.#delayMillisMax = delayMillisMax;
  }

  /** Adds waiting requests, or removes them if negative. */
  wait(requests: number): void {
    this.inFlight += requests;
    this.#judge();
  }

  sample(delayMillis: number): void {
    this.delayMillis = Math.max(0, delayMillis);
    this.#lateSamples = delayMillis > this.#delayMillisMax ? this.#lateSamples + 1 : 0;
    this.#judge();
  }

  /** Measures from now on; `now` is milliseconds of a monotonic clock. */
  start(now: () => number): void {
    let expected = now() + SAMPLE_EVERY_MILLIS;
    this.#timer = setInterval(() => {
      const moment = now();
      this.sample(moment - expected);
      expected = moment + SAMPLE_EVERY_MILLIS;
    }, SAMPLE_EVERY_MILLIS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #judge(): void {
    this.isOverloaded = this.#lateSamples >= LATE_SAMPLES_MIN || this.inFlight >= IN_FLIGHT_MAX;
  }
}

/** The part that is consulted at every request, and told how many requests wait. */
export type Load = Pick<LoadGauge, 'isOverloaded' | 'wait'>;
