/** Returns a formatted number without spaces. A spreadsheet would split or evaluate the formatted one. */
export function plainPhone(phoneShown: string): string {
  return phoneShown.replaceAll(/(?!^\+)\D/g, '');
}
