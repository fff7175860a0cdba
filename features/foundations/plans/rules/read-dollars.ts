const DOLLARS = /^\$?\s*(\d{1,3}(?:,?\d{3})*)(?:\.(\d{1,2}))?$/;

/** Returns a typed amount of dollars in US cents, or null. */
export function readDollars(text: string): number | null {
  const [, whole, cents = ''] = DOLLARS.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
