/** A comma-separated list of texts, so that hundreds can be read at a glance. */
export function wordingsOf(list: string): string[] {
  return list.split(',').map((wording) => wording.trim());
}
