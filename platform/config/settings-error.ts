/** One wrong setting. `sentence` goes on after the variable's name and says what to do. */
export interface SettingsFault {
  variable: string;
  value: string | undefined;
  sentence: string;
}

/** The settings cannot be used. `message` lists every fault, one a line; secrets are not repeated in it. */
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
