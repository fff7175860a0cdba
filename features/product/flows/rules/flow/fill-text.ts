import { VARIABLES } from '../../contract/variables.ts';

/** The values of a message by variable. Missing values are left out or empty. */
export type Values = Readonly<Record<string, string>>;

/** Anything in double braces, because nobody may see them, however the name is written. */
const PLACE = /\{\{([^{}\n]*)\}\}/g;
const PLACE_AFTER_COMMA = /([,،]? ?)\{\{([^{}\n]*)\}\}/g;

const KNOWN = new Map(Object.keys(VARIABLES).map((name) => [name.toLowerCase(), name]));

/** Returns the variable that a placeholder means: `first name` and `First_Name` are `firstName`. */
function nameIn(written: string): string {
  return KNOWN.get(written.replaceAll(/[\s_-]/g, '').toLowerCase()) ?? written.trim();
}

/** Returns the variables of a text in order, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, written]) => nameIn(written ?? '')))];
}

/** An unknown first name is removed, and the rest is sent. Document 2, section 5. */
const FIRST_NAME = 'firstName';

/** Whether a text lacks a value that its second text is for. A first name decides only if it is the only variable. */
function takesOther(text: string, values: Values): boolean {
  const names = namesIn(text);
  const others = names.filter((name) => name !== FIRST_NAME);
  return (others.length > 0 ? others : names).some((name) => (values[name] ?? '') === '');
}

/**
 * Fills a text. If a value is missing, `withoutValues` is used. Without that, the placeholder is removed with the comma
 * and space before it, so that nobody ever sees a placeholder.
 */
export function fillText(text: string, withoutValues: string | null, values: Values): string {
  const chosen = withoutValues !== null && takesOther(text, values) ? withoutValues : text;
  return chosen
    .replaceAll(PLACE_AFTER_COMMA, (_place, before: string, written: string) => {
      const value = values[nameIn(written)] ?? '';
      return value === '' ? '' : `${before}${value}`;
    })
    .trim();
}
