import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:recommended'] }),
);

/** html-validate's findings on a page: rule, place and message. */
export async function checkHtml(address: string, html: string): Promise<string[]> {
  const report = await validator.validateString(html, address);
  return report.results.flatMap((result) =>
    result.messages.map(
      (found) => `${address}:${found.line}:${found.column} ${found.ruleId}: ${found.message}`,
    ),
  );
}

/** What the Content-Security-Policy would refuse to run or apply. */
export function checkInline(address: string, html: string): string[] {
  const found = [
    ...html.matchAll(/<style[\s>]|\sstyle="|\son[a-z]+="|javascript:/g),
    ...html.matchAll(/<script(?![^>]*(?:src="\/|type="application\/ld\+json"))[^>]*>/g),
  ];
  return found.map((match) => `${address}: ${match[0]}`);
}

/** Whether every script, style, font and picture comes from this site. */
export function checkOrigin(address: string, html: string): string[] {
  const loads = html.matchAll(
    /<(?:script|img|link rel="(?:stylesheet|preload|icon)")[^>]*(?:src|href)="([^"]+)"/g,
  );
  return [...loads]
    .map((match) => match[1] ?? '')
    .filter((target) => !target.startsWith('/') || target.startsWith('//'))
    .map((target) => `${address}: loads ${target}`);
}
