/** Splits a comma-separated list of texts. Hundreds of texts are easier to read in this form than as an array. */
export function wordingsOf(list: string): string[] {
  return list.split(',').map((wording) => wording.trim());
}
