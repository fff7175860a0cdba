/** The words of a text as they are looked for: in small letters, without accents, whatever stands between them. */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}+/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
