/** An unusable setting: its name, and what to write instead. Contract 16.4. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  /** `EX_CONFIG` of sysexits: a restart does not help. */
  readonly exitCode = 78;

  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`);
  }
}
