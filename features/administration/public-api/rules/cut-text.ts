/** Returns the beginning of a text, and whether something is missing. A character is never cut in half. */
export function cutText(text: string | null, most: number): { text: string | null; isCut: boolean } {
  if (text === null || text.length <= most) return { text, isCut: false };
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return { text: text.slice(0, isHalf ? most - 1 : most), isCut: true };
}
