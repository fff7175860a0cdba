import type { SettingsFault } from './settings-error.ts';

const OURS = 'BELLBIRD_';
/** The browser of a test run (CONTRIBUTING.md). Programs started by tests inherit the variable. */
const TEST_BROWSER = 'BELLBIRD_TEST_BROWSER';
/** A name that differs by more letters is a different word, not a typo. */
const SLIP_LETTERS = 3;

/** Returns settings that look like ours but are unknown, because a misspelt one would silently keep its default. */
export function unknownFaults(set: Record<string, string>, known: readonly string[]): SettingsFault[] {
  return Object.keys(set)
    .filter((variable) => variable.startsWith(OURS) && !known.includes(variable) && variable !== TEST_BROWSER)
    .map((variable) => {
      const meant = nearestName(variable, known);
      const advice = meant === null ? 'Unset it.' : `Did you mean ${meant}?`;
      return { variable, value: undefined, sentence: `is not a setting of Bellbird. ${advice}` };
    });
}

/** Returns the known name that was probably meant; null when none is close. */
export function nearestName(written: string, known: readonly string[]): string | null {
  const distances = known.map((name) => ({ name, letters: lettersApart(written, name) }));
  const [nearest] = distances.toSorted((one, other) => one.letters - other.letters);
  return nearest && nearest.letters <= SLIP_LETTERS ? nearest.name : null;
}

/** Returns how many letters must be inserted, deleted or replaced (Levenshtein distance). */
function lettersApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const [left = 0, up = 0, corner = 0] = [line[column], above[column + 1], above[column]];
      line.push(Math.min(left + 1, up + 1, corner + (letter === wanted ? 0 : 1)));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
