import type { MessageContent } from '../../contract/content/message-content.ts';

/** The placeholder for a person's value in a text of a sending: `{{value:firstName}}`. */
const VALUE_IN_TEXT = /\{\{value:([a-z][a-zA-Z0-9]{0,39})\}\}/g;

/** The names of the values that a content needs, without duplicates. */
export function valueNamesIn(content: MessageContent): string[] {
  const names = [...JSON.stringify(content).matchAll(VALUE_IN_TEXT)].map((match) => match[1] ?? '');
  return [...new Set(names)];
}

/**
 * Fills one person's values into a stored content, as JSON. A missing value is empty. It works on the JSON text,
 * because it must fill a hundred thousand contents a minute. A value stays text, whatever it contains.
 */
export function fillContent(
  contentJson: string,
  names: readonly string[],
  values: readonly (string | null)[],
): string {
  return contentJson.replaceAll(VALUE_IN_TEXT, (_whole, name: string) =>
    JSON.stringify(values[names.indexOf(name)] ?? '').slice(1, -1),
  );
}
