/** A place as merchants write it: {{firstNameWA}}. */
const NAMED = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*\}\}/g;

/** The names that a text has places for, in their order, each once. */
export function namesInText(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, name]) => name ?? ''))];
}

/** A text with its places numbered in the order of their names: {{1}}, {{2}}. */
export function numberPlaces(text: string): { text: string; names: string[] } {
  const names = namesInText(text);
  return {
    text: text.replaceAll(NAMED, (_place, name: string) => `{{${names.indexOf(name) + 1}}}`),
    names,
  };
}

/** A text with numbered places, each by its name again. */
export function namePlaces(text: string, variables: readonly { name: string }[]): string {
  return text.replaceAll(/\{\{(\d+)\}\}/g, (place, at: string) => {
    const name = variables[Number(at) - 1]?.name;
    return name === undefined ? place : `{{${name}}}`;
  });
}
