const PLACE = /\{\{(\d+)\}\}/g;
const PLACE_AT_AN_END = /^\s*\{\{|\}\}\s*$/;

/** How many values a text has a place for: {{1}}, {{2}} and so on, each as often as it likes. */
export function placesIn(text: string): number {
  return new Set([...text.matchAll(PLACE)].map(([, number]) => Number(number))).size;
}

/** Whether every brace of a text belongs to a place, and the places are 1, 2 and so on. */
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

/** Whether a text says enough around its values: WhatsApp wants two words for each, and one more. */
export function hasWordsEnough(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return words >= 2 * placesIn(text) + 1;
}
