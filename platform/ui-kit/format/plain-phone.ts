/** A number as people write it without its blanks: a spreadsheet would take it apart, or run it, as it is shown. */
export function plainPhone(phoneShown: string): string {
  return phoneShown.replaceAll(/(?!^\+)\D/g, '');
}
