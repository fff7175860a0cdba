import type { Dice } from './dice.ts';
import type { HistoryMessage, HistorySignUp } from './history.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A week of poor delivery: many messages failed, and few of the others were read. */
const BAD_WEEK = { fromDaysAgo: 127, toDaysAgo: 120 };
/** Graph's own codes: message undeliverable, and too much marketing to this person. They do not affect the page. */
const FAILURES = { WA: [131_026, 131_049], FB: [2_018_108, 551] };

/** The share of readers who click. */
const CLICKED: Readonly<Record<string | number, number>> = {
  welcome: 0.2,
  cart: 0.28,
  parcel: 0.35,
  review: 0.3,
};
const CLICKED_BROADCAST = 0.1;

interface Sending {
  to: Pick<HistorySignUp, 'phone' | 'channel'>;
  about: HistoryMessage['about'];
  event: string;
  discountCode?: string;
  atMs: number;
  nowMs: number;
}

/** Returns a message sent at that moment, with its statuses until now. */
export function messageOf(
  dice: Dice,
  { to: { phone, channel }, about, event, discountCode, atMs, nowMs }: Sending,
): HistoryMessage {
  const daysAgo = (nowMs - atMs) / DAY_MS;
  const isBad = daysAgo < BAD_WEEK.fromDaysAgo && daysAgo >= BAD_WEEK.toDaysAgo;
  const steps = {
    sentAt: null,
    deliveredAt: null,
    readAt: null,
    clickedAt: null,
    failedAt: null,
    failedCode: null,
  };
  const message: HistoryMessage = { phone, about, event, discountCode: discountCode ?? null, ...steps };
  if (dice.is(isBad ? 0.35 : 0.03))
    return { ...message, failedAt: toIso(atMs), failedCode: dice.one(FAILURES[channel]) };
  message.sentAt = toIso(atMs);
  const deliveredMs = atMs + dice.between(1, 90) * 1000;
  if (dice.is(0.97) && deliveredMs < nowMs) message.deliveredAt = toIso(deliveredMs);
  const readMs = deliveredMs + dice.between(0.5, dice.is(0.7) ? 90 : 1800) * MINUTE_MS;
  if (message.deliveredAt === null || readMs > nowMs || !dice.is(isBad ? 0.3 : 0.72)) return message;
  message.readAt = toIso(readMs);
  const clickedMs = readMs + dice.between(0.1, 30) * MINUTE_MS;
  if (clickedMs < nowMs && dice.is(CLICKED[about] ?? CLICKED_BROADCAST)) message.clickedAt = toIso(clickedMs);
  return message;
}

function toIso(ms: number): string {
  return new Date(Math.floor(ms)).toISOString();
}
