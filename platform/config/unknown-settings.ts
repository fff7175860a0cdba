import type { SettingsFault } from './settings-error.ts';

const OURS = 'BELLBIRD_';
/** Names the browser of a test run (CONTRIBUTING.md). The programs that the tests start inherit it. */
const TEST_BROWSER = 'BELLBIRD_TEST_BROWSER';
/** More letters apart than this is another word, not a slip. */
const SLIP_LETTERS = 3;

/** Settings that look like ours and are none: what is misspelt would quietly stay at its default. */
export function unknownFaults(set: Record<string, string>, known: readonly string[]): SettingsFault[] {
  return Object.keys(set)
    .filter((variable) => variable.startsWith(OURS) && !known.includes(variable) && variable !== TEST_BROWSER)
    .map((variable) => {
      const meant = nearestName(variable, known);
      const advice = meant === null ? 'Unset it.' : `Did you mean ${meant}?`;
      return { variable, value: undefined, sentence: `is not a setting of Bellbird. ${advice}` };
    });
}

/** The known name that a misspelt one is a slip of; null when none is near. */
export function nearestName(written: string, known: readonly string[]): string | null {
  const distances = known.map((name) => ({ name, letters: lettersApart(written, name) }));
  const [nearest] = distances.toSorted((one, other) => one.letters - other.letters);
  return nearest && nearest.letters <= SLIP_LETTERS ? nearest.name : null;
}

/** How many letters have to be put in, taken out or changed (Levenshtein's distance). */
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
