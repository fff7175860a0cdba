import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SettingsError } from './settings-error.ts';
import { nearestName } from './unknown-settings.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a program's flags. An unknown flag is refused, because a misspelt one would silently do nothing. A flag that
 * npm consumed is refused too. Throws `SettingsError`.
 */
export function readFlags<const Known extends Flags>(args: string[], known: Known, env = process.env) {
  const { tokens } = parseArgs({ args, options: known, strict: false, tokens: true });
  const faults = tokens.flatMap((token) => {
    if (token.kind === 'option' && token.name in known) return [];
    const written = args[token.index] ?? '';
    const meant = token.kind === 'option' ? nearestName(token.name, Object.keys(known)) : null;
    const advice = meant === null ? `There is: ${flagNames(known)}.` : `Did you mean --${meant}?`;
    return [{ variable: written, value: undefined, sentence: `is not a flag. ${advice}` }];
  });
  faults.push(...takenByNpm(Object.keys(known), env));
  if (faults.length > 0) throw new SettingsError(faults);
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    // A value is missing, or given where none is allowed.
    const sentence = `cannot be read: ${(error as Error).message}`;
    throw new SettingsError([{ variable: args.join(' '), value: undefined, sentence }]);
  }
}

/** `npm run server --role=api` lacks a `--` before the flag, so npm consumes it and the program never sees it. */
function takenByNpm(names: string[], env: NodeJS.ProcessEnv) {
  return names
    .filter((name) => env[`npm_config_${name.replaceAll('-', '_')}`])
    .map((name) => ({
      variable: `--${name}`,
      value: undefined,
      sentence: `was taken by npm. Write two dashes before it: npm run … -- --${name}`,
    }));
}

function flagNames(known: Flags): string {
  return Object.keys(known)
    .map((name) => `--${name}`)
    .join(', ');
}
