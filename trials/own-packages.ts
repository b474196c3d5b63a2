/**
 * The packages that only the bars need, installed by `trials/package.json`. What the bars use of
 * them is typed here, because `npm run check` also runs without them.
 */
interface ChromeLauncher {
  launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string }[];
}

interface Lighthouse {
  default(
    url: string,
    flags: { readonly port: number; readonly logLevel: 'silent' },
    config?: object,
  ): Promise<
    | {
        readonly lhr: {
          readonly categories: Readonly<Record<string, Category>>;
          readonly audits: Readonly<Record<string, Audit>>;
          readonly runtimeError?: object;
        };
      }
    | undefined
  >;
  readonly desktopConfig: object;
}

interface Packages {
  'chrome-launcher': ChromeLauncher;
  lighthouse: Lighthouse;
}

/** @throws Error when the packages of `trials/` are not installed. */
export async function load<Name extends keyof Packages>(name: Name): Promise<Packages[Name]> {
  return import(name as string);
}
