import { shopDay } from '#platform/clock/shop-day.ts';
import type { Past } from '#tools/seed/past/past.ts';
import { DEMO_SHOP } from '#tools/seed/seed-demo-shop.ts';
import type { TestEnvironment } from '#tools/test-environment/start-environment.ts';

const TIME_ZONE = 'Europe/Berlin';

interface Reading {
  id: string;
  createdAt: string;
  total: string;
  contact: { phone: string | null };
  refunded: string;
}

/** The figures that a dashboard must show of the demo shop's history, in total and by day. */
export interface CountedPast {
  of: (days?: { from: string; to: string }) => Counted;
  /** After refunds. */
  revenueMinor: number;
}

interface Counted {
  sent: number;
  delivered: number;
  read: number;
  clicked: number;
  failed: number;
  optIns: number;
  impressions: number;
  orders: number;
}

/**
 * Counts the history of one channel, or of both, from the sandbox's own store and log. The rules are those that a merchant
 * would state.
 */
export async function countPast(
  environment: Pick<TestEnvironment, 'control'>,
  whole: Past,
  channel: 'WA' | 'FB' | 'All',
): Promise<CountedPast> {
  const past = pastOf(whole, channel);
  const orders = await environment.control<Reading[]>(`/shops/${DEMO_SHOP}/orders?limit=1000`);
  const credited = orders.filter((order) => isCredited(order, past));
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  return {
    revenueMinor: credited.reduce((sum, { total, refunded }) => sum + cents(total) - cents(refunded), 0),
    of: (days) => countOf(past, credited, days),
  };
}

function pastOf(past: Past, channel: 'WA' | 'FB' | 'All'): Past {
  if (channel === 'All') return past;
  const signUps = past.signUps.filter((one) => one.channel === channel);
  const phones = new Set(signUps.map(({ phone }) => phone));
  return {
    ...past,
    signUps,
    messages: past.messages.filter(({ phone }) => phones.has(phone)),
    impressions: past.impressions.filter((one) => one.channel === channel),
  };
}

/** Messages about an order are sent after it, so they cannot earn it. */
const NEWS: readonly unknown[] = ['receipt', 'parcel', 'cashOnDelivery'];

function isCredited({ contact, createdAt }: Reading, { messages }: Past): boolean {
  const within = (moment: string | null, hours: number) =>
    moment !== null && moment <= createdAt && Date.parse(createdAt) - Date.parse(moment) <= hours * 3_600_000;
  return messages.some(
    ({ phone, about, clickedAt, readAt }) =>
      phone === contact.phone && !NEWS.includes(about) && (within(clickedAt, 120) || within(readAt, 24)),
  );
}

/** Messages count on the day of sending, whatever happens later. Failures count on the day on which they are reported. */
function countOf(past: Past, credited: readonly Reading[], days?: { from: string; to: string }): Counted {
  const isDay = (day: string) => days === undefined || (day >= days.from && day <= days.to);
  const isOn = (moment: string | null) => moment !== null && isDay(shopDay(new Date(moment), TIME_ZONE));
  const sent = past.messages.filter(({ sentAt }) => isOn(sentAt));
  return {
    sent: sent.length,
    delivered: sent.filter(({ deliveredAt }) => deliveredAt !== null).length,
    read: sent.filter(({ readAt }) => readAt !== null).length,
    clicked: sent.filter(({ clickedAt }) => clickedAt !== null).length,
    failed: past.messages.filter(({ failedAt }) => isOn(failedAt)).length,
    optIns: past.signUps.filter(({ at }) => isOn(at)).length,
    impressions: past.impressions.filter(({ day }) => isDay(day)).reduce((sum, { count }) => sum + count, 0),
    orders: credited.filter(({ createdAt }) => isOn(createdAt)).length,
  };
}
