const PLACE = /\{\{(\d+)\}\}/g;
const PLACE_AT_AN_END = /^\s*\{\{|\}\}\s*$/;

/** Returns how many values a text takes: {{1}}, {{2}} and so on, each counted once. */
export function placesIn(text: string): number {
  return new Set([...text.matchAll(PLACE)].map(([, number]) => Number(number))).size;
}

/** Whether every brace in a text belongs to a variable, and the variables are 1, 2 and so on. */
export function isCounted(text: string): boolean {
  const places = new Set([...text.matchAll(PLACE)].map(([, number]) => Number(number)));
  return (
    !/[{}]/.test(text.replaceAll(PLACE, '')) &&
    [...places].every((place) => place <= places.size && place > 0)
  );
}

/** Whether a text begins or ends with a value. */
export function hasPlaceAtAnEnd(text: string): boolean {
  return PLACE_AT_AN_END.test(text);
}

/** Whether a text has enough words around its values: WhatsApp wants two for each value, plus one. */
export function hasWordsEnough(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return words >= 2 * placesIn(text) + 1;
}
