import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { OpeningHours } from '../../contract/opening-hours.ts';
import { openingAt } from '../opening/opening-hours.ts';

/** A question that is older is read from a backlog: an away message would answer it too late. */
export const FRESH_MS = 5 * MINUTE_MS;
/** Two programs that answer each other stop at these limits. */
const PAUSE_MS = 4 * HOUR_MS;
const MOST_IN_DAY = 3;
/** Somebody who wrote within the last hour is not away, whatever the opening hours say. */
const TALKING_MS = HOUR_MS;

/** What decides about the away message for a question. */
export interface AwayFacts {
  now: Date;
  /** When the person wrote the question. */
  at: Date;
  hours: OpeningHours;
  /** The shop's time zone. */
  timeZone: string;
  hasStopped: boolean;
  /** When a person of the shop last wrote to them, here or elsewhere. */
  shopWroteAt: Date | null;
  /** Whether the merchant has paused all sending. */
  isPaused: boolean;
  /** When the person got away messages in the last day. */
  sentAt: readonly Date[];
}

export type AwayDecision =
  | { send: true; expiresAt: Date }
  | { send: false; reason: 'old' | 'stopped' | 'open' | 'talking' | 'paused' | 'enough' };

/**
 * Whether the first question of a wait gets the away message, and until when it may be sent. It expires when the shop
 * opens, because it is no longer true then.
 */
export function decideAway(facts: AwayFacts): AwayDecision {
  const { now, at, hours, timeZone } = facts;
  if (!isFresh(at, now)) return { send: false, reason: 'old' };
  if (facts.hasStopped) return { send: false, reason: 'stopped' };
  const opening = openingAt(hours, now, timeZone);
  if (opening.isOpen || openingAt(hours, at, timeZone).isOpen) return { send: false, reason: 'open' };
  if (isWithin(facts.shopWroteAt, now, TALKING_MS)) return { send: false, reason: 'talking' };
  if (facts.isPaused) return { send: false, reason: 'paused' };
  if (gotEnough(facts)) return { send: false, reason: 'enough' };
  const expiresMs = at.getTime() + FRESH_MS;
  const opensMs = opening.until?.getTime() ?? Number.POSITIVE_INFINITY;
  return { send: true, expiresAt: new Date(Math.min(expiresMs, opensMs - 1)) };
}

/** Whether a question is so new that an away message can answer it. */
export function isFresh(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= FRESH_MS;
}

function gotEnough({ now, sentAt }: AwayFacts): boolean {
  const today = sentAt.filter((sent) => isWithin(sent, now, DAY_MS));
  return today.length >= MOST_IN_DAY || today.some((sent) => isWithin(sent, now, PAUSE_MS));
}

function isWithin(moment: Date | null, now: Date, spanMs: number): boolean {
  return moment !== null && now.getTime() - moment.getTime() < spanMs;
}
