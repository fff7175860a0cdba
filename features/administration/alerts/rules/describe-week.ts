import { currentReader, fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import { texts } from '../texts/all.ts';

/** Weeks differ by chance; a third less is more than that for most stores. */
const FALLING_PERCENT = 30;
/** Below this, one order more or less is a large share. */
const FEWEST_ORDERS_BEFORE = 5;

/** Attributed revenue, net of returns, and its orders in seven days. */
interface WeekFigures {
  revenueMinor: number;
  orders: number;
}

export interface Weeks {
  week: WeekFigures;
  before: WeekFigures;
}

/** Whether the revenue of the last seven days is so far below the seven before that somebody should look. */
export function isFalling({ week, before }: Weeks): boolean {
  if (before.orders < FEWEST_ORDERS_BEFORE || before.revenueMinor <= 0) return false;
  return week.revenueMinor * 100 <= before.revenueMinor * (100 - FALLING_PERCENT);
}

/** Returns a sentence about the revenue of the last seven days, compared with the seven before where that says something. */
export function describeWeek({ week, before }: Weeks, currency: string): string {
  const { locale } = currentReader();
  const [now, then] = [week.revenueMinor, before.revenueMinor];
  if (now === 0 && then === 0) return texts.week.nothing;
  const money = formatMoney(now, currency, locale);
  // A share of nothing, or of returns, says nothing.
  if (now === then || then <= 0 || now < 0) return fill(texts.week.alone, { money });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.abs(now - then) / then);
  return fill(now > then ? texts.week.up : texts.week.down, { money, percent });
}
