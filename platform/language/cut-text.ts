/**
 * Returns the start of a text, at most `most` UTF-16 units. An emoji at the end is kept whole or left out: providers and
 * the database refuse half of one.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, isHalf ? most - 1 : most);
}
