/** One wrong setting. `sentence` follows the variable's name and says what to do. */
export interface SettingsFault {
  variable: string;
  value: string | undefined;
  sentence: string;
}

/** The settings are invalid. `message` lists every fault, one on each line, without secrets. */
export class SettingsError extends Error {
  readonly faults: readonly SettingsFault[];

  constructor(faults: readonly SettingsFault[]) {
    super(['These settings need a change:', ...faults.map(describeFault)].join('\n'));
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

function describeFault({ variable, value, sentence }: SettingsFault): string {
  const isShown = value !== undefined && !/SECRET|TOKEN|KEY|DATABASE_URL/.test(variable);
  return `  ${variable}${isShown ? ` (${value})` : ''} ${sentence}`;
}
