/** Returns why an import cannot have this name, as a code and a sentence, or null. */
export function nameRefusalReason(name: string): 'IMPORT_NAME_EMPTY' | 'IMPORT_NAME_SPECIAL' | null {
  if (name.trim() === '') return 'IMPORT_NAME_EMPTY';
  return /^[\p{L}\p{M}\p{N} _-]+$/u.test(name) ? null : 'IMPORT_NAME_SPECIAL';
}
