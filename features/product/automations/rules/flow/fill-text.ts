import { VARIABLES } from '../../contract/variables.ts';

/** The values of a message, by the name that texts have for them; one without a value is left out, or empty. */
export type Values = Readonly<Record<string, string>>;

/** Whatever stands in two braces: nobody reads them, however a name is written in them. */
const PLACE = /\{\{([^{}\n]*)\}\}/g;
const PLACE_AFTER_COMMA = /([,،]? ?)\{\{([^{}\n]*)\}\}/g;

const KNOWN = new Map(Object.keys(VARIABLES).map((name) => [name.toLowerCase(), name]));

/** The name that a place means: `first name` and `First_Name` are `firstName`. */
function nameIn(written: string): string {
  return KNOWN.get(written.replaceAll(/[\s_-]/g, '').toLowerCase()) ?? written.trim();
}

/** The names that a text has places for, in their order, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, written]) => nameIn(written ?? '')))];
}

/** A name is taken out where it is not known, and the rest is said; document 2, section 5. */
const FIRST_NAME = 'firstName';

/** Whether a text lacks something that its other text is for: a name alone decides only where it names nothing else. */
function takesOther(text: string, values: Values): boolean {
  const names = namesIn(text);
  const others = names.filter((name) => name !== FIRST_NAME);
  return (others.length > 0 ? others : names).some((name) => (values[name] ?? '') === '');
}

/**
 * A text with its values. Where one is missing, the text for that is said, `withoutValues`; without one its place is
 * taken out together with the comma and the blank before it, so that nobody ever reads a placeholder.
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
