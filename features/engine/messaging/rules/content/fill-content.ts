import type { MessageContent } from '../../contract/content/message-content.ts';

/** Where a text of a sending has a value of each person: `{{value:firstName}}`. */
const VALUE_IN_TEXT = /\{\{value:([a-z][a-zA-Z0-9]{0,39})\}\}/g;

/** The names of the values that a content wants, each once. */
export function valueNamesIn(content: MessageContent): string[] {
  const names = [...JSON.stringify(content).matchAll(VALUE_IN_TEXT)].map((match) => match[1] ?? '');
  return [...new Set(names)];
}

/**
 * A stored content with one person's values in their places, as JSON; a value that is not there is empty. In the text
 * of the JSON, since a hundred thousand a minute are filled: what a value contains stays text.
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
