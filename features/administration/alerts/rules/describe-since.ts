import { currentReader, fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import type { FiguresOfDays } from '../contract/alert-calls.ts';
import { texts } from '../texts/all.ts';

/** Returns a line about the messages, clicks, orders and revenue since yesterday. */
export function describeSince(
  { sent, clicked, orders, revenueMinor }: FiguresOfDays,
  currency: string,
): string {
  if (sent === 0 && orders === 0 && revenueMinor === 0) return texts.since.nothing;
  return fill(revenueMinor < 0 ? texts.since.returned : texts.since.earned, {
    messages: fill(texts.since.messages, { count: sent }),
    clicks: fill(texts.since.clicks, { count: clicked }),
    orders: fill(texts.since.orders, { count: orders }),
    money: formatMoney(Math.abs(revenueMinor), currency, currentReader().locale),
  });
}
