/** Returns a support number for people. It is stored as dial code and number. Empty if there is none. */
export function readableNumber(supportNumber: string | null): string {
  if (!supportNumber) return '';
  const [dialCode = '', ...rest] = supportNumber.replace(/^\+/, '').split('-');
  return `+${dialCode} ${rest.join('')}`;
}
