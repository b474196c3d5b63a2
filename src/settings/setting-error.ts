/** An unusable setting: its name, and what to write instead. Contract 16.4. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  /** `EX_CONFIG` of sysexits: a restart does not help. */
  readonly exitCode = 78;

  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`);
  }
}

/**
 * The text of a setting, if it is valid.
 * @param what what it must be, with an example.
 * @throws SettingError
 */
export function checked(setting: string, text: string, isValid: boolean, what: string): string {
  if (!isValid) throw new SettingError(setting, `must be ${what}`);
  return text;
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * A setting with few values.
 * @throws SettingError for any other value.
 */
export function readChoice<Choice extends string>(
  setting: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw new SettingError(setting, `must be ${OR.format(choices)}`);
  return choice;
}
