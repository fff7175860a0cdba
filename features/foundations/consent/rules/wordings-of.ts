/** A list of wordings that is written with commas between them, so that hundreds can be read at a glance. */
export function wordingsOf(list: string): string[] {
  return list.split(',').map((wording) => wording.trim());
}
