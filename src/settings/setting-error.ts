/** A setting that cannot be used: names it, and says what to write instead. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`);
  }
}
