/** A support number is kept as dial code and number; people read it as one. Empty where there is none. */
export function readableNumber(supportNumber: string | null): string {
  if (!supportNumber) return '';
  const [dialCode = '', ...rest] = supportNumber.replace(/^\+/, '').split('-');
  return `+${dialCode} ${rest.join('')}`;
}
