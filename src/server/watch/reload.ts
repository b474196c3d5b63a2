/** The result of SIGHUP: one line for whoever sent it. Contract 16.7. */
export interface Reload {
  readonly text: string;
  /** Whether something could not be used, and the old one stays. */
  readonly isRefused: boolean;
}

/**
 * Reloads one thing.
 * @param kept says what stays if `take` throws.
 * @param take says what was taken; null when there is nothing to take.
 */
export async function attempt(
  kept: () => string,
  take: () => string | null | Promise<string | null>,
): Promise<Reload | null> {
  try {
    const text = await take();
    return text === null ? null : { text, isRefused: false };
  } catch (error) {
    // A failing page reports its stack: one line is enough.
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { text: `${kept()}: ${why}`, isRefused: true };
  }
}

/** The results of several things, or of several processes: each reported once. */
export function combine(parts: readonly (Reload | null)[]): Reload {
  const known = parts.filter((part) => part !== null);
  return {
    text: [...new Set(known.map(({ text }) => text))].join('; '),
    isRefused: known.some(({ isRefused }) => isRefused),
  };
}
