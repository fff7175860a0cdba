/** `NOT_RATED` becomes `Not rated`. */
export function sentenceCase(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase().replaceAll('_', ' ');
}
