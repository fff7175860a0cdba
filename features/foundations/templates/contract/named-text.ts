/** A variable as merchants write it: {{firstNameWA}}. */
const NAMED = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*\}\}/g;

/** Returns the names of the variables in a text, in order, each once. */
export function namesInText(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, name]) => name ?? ''))];
}

/** Returns a text with numbers in place of its variables' names: {{1}}, {{2}}. */
export function numberPlaces(text: string): { text: string; names: string[] } {
  const names = namesInText(text);
  return {
    text: text.replaceAll(NAMED, (_place, name: string) => `{{${names.indexOf(name) + 1}}}`),
    names,
  };
}

/** Returns a text with names in place of its variables' numbers. */
export function namePlaces(text: string, variables: readonly { name: string }[]): string {
  return text.replaceAll(/\{\{(\d+)\}\}/g, (place, at: string) => {
    const name = variables[Number(at) - 1]?.name;
    return name === undefined ? place : `{{${name}}}`;
  });
}
