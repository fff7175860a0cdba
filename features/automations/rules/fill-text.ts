/** The values of a message, by the name that texts have for them; one without a value is left out, or empty. */
export type Values = Readonly<Record<string, string>>;

const PLACE = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/** The names that a text has places for, in their order, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name]) => name ?? ''))];
}

export function isFilled(text: string, values: Values): boolean {
  return namesIn(text).every((name) => (values[name] ?? '') !== '');
}

/**
 * A text with its values. One that is missing takes the text for that, `withoutValues`; without one its place is taken
 * out together with the comma and the blank before it, so that nobody ever reads a placeholder.
 */
export function fillText(text: string, withoutValues: string | null, values: Values): string {
  const chosen = withoutValues !== null && !isFilled(text, values) ? withoutValues : text;
  return chosen
    .replaceAll(/([,،]? ?)\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g, (_place, before: string, name: string) => {
      const value = values[name] ?? '';
      return value === '' ? '' : `${before}${value}`;
    })
    .trim();
}
