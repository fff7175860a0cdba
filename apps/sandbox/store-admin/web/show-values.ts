const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** Formats an amount, given in the Admin API's form or in cents. */
export function showMoney(amount: string | number): string {
  return euros.format(typeof amount === 'number' ? amount / 100 : Number(amount));
}

/** Formats a moment in the store's time zone. */
export function showTime(moment: string): string {
  return times.format(new Date(moment));
}
