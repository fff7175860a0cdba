const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** An amount as the Admin API writes it, or cents. */
export function showMoney(amount: string | number): string {
  return euros.format(typeof amount === 'number' ? amount / 100 : Number(amount));
}

/** A moment in the store's own time. */
export function showTime(moment: string): string {
  return times.format(new Date(moment));
}
