/**
 * The packages that only the benches need, installed by `bench/package.json`. What the benches
 * use of them is typed here, because `npm run check` also runs without them.
 */
interface DateFns {
  addBusinessDays(date: Date, days: number): Date;
  isSameDay(one: Date, other: Date): boolean;
}

interface Autocannon {
  default(load: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Requests a second over all connections. */
    readonly overallRate: number;
  }): Promise<{
    readonly errors: number;
    readonly non2xx: number;
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
  }>;
}

interface ExpressRequest {
  readonly query: Readonly<Record<string, unknown>>;
}

interface ExpressApp {
  get(path: string, answer: (request: ExpressRequest, response: ExpressResponse) => void): this;
  listen(port: number, host: string): unknown;
}

interface ExpressResponse {
  json(body: object): void;
}

interface Packages {
  'date-fns': DateFns;
  autocannon: Autocannon;
  express: { default(): ExpressApp };
}

/** @throws Error when the packages of `bench/` are not installed. */
export async function load<Name extends keyof Packages>(name: Name): Promise<Packages[Name]> {
  return import(name as string);
}
