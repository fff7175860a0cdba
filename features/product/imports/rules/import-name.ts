/** Why a name cannot be an import's, as a code and as a sentence of the screen's; null when it can. */
export function whyNotName(name: string): 'IMPORT_NAME_EMPTY' | 'IMPORT_NAME_SPECIAL' | null {
  if (name.trim() === '') return 'IMPORT_NAME_EMPTY';
  return /^[\p{L}\p{M}\p{N} _-]+$/u.test(name) ? null : 'IMPORT_NAME_SPECIAL';
}
