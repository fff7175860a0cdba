const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const EXACT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats US cents like every price here, independent of the reader's locale: $9.99, $1,000. */
export function writeDollars(minor: number): string {
  return (minor % 100 === 0 ? WHOLE : EXACT).format(minor / 100);
}
