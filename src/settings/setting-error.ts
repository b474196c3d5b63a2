/** A setting that cannot be used: names it, and says what to write instead. Contract 16.4. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  /** `EX_CONFIG` of sysexits: starting again will not help before somebody has acted. */
  readonly exitCode = 78;

  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`);
  }
}
