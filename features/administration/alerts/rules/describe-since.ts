import { formatMoney } from '#platform/money/minor-units.ts';
import type { SinceYesterday } from '../contract/alert-calls.ts';

/** Returns a line about the messages, clicks, orders and revenue since yesterday. */
export function describeSince(
  { sent, clicked, orders, revenueMinor }: SinceYesterday,
  currency: string,
): string {
  if (sent === 0 && orders === 0 && revenueMinor === 0) return 'Since yesterday, no message went out.';
  const back = [plural(clicked, 'click'), plural(orders, 'order')].join(' and ');
  const money = formatMoney(Math.abs(revenueMinor), currency);
  const earned = revenueMinor < 0 ? `${money} went back` : `${money} earned`;
  return `Since yesterday: ${plural(sent, 'message')} went out, ${back} came back, ${earned}.`;
}

function plural(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}
