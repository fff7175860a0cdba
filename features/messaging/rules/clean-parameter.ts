/** A template value as the provider takes it: no line breaks or tabs, at most four spaces in a row (Cloud API, templates). */
export function cleanParameter(value: string): string {
  return value
    .replace(/[\n\r\t]+/g, ' ')
    .replace(/ {5,}/g, '    ')
    .trim();
}
