import { MINUTE_MS } from '#platform/clock/durations.ts';
import { fill } from '#platform/language/reader.ts';
import type { AbTest } from '../../contract/ab-test.ts';
import type { Canary } from '../../contract/canary.ts';
import { texts } from '../../texts/all.ts';
import { formatMinutes } from '../format-minutes.ts';

/** People who may get it from the same time on. */
export interface Turn {
  at: Date;
  people: number;
}

export interface FinishFacts {
  startsAt: Date;
  /** All recipients by their earliest time. */
  turns: readonly Turn[];
  isRecipientLocal: boolean;
  /** Whether some of them have quiet hours at that time. */
  hasQuiet: boolean;
  canary: Pick<Canary, 'waitMinutes'> | null;
  abTest: Pick<AbTest, 'decidedBy' | 'decideAfterMinutes'> | null;
  /** The number of people who get it before the rest is decided: the first group or the test, otherwise everybody. */
  first: number;
  /** Other messages of the number, and their times. */
  others: readonly Turn[];
  /** The number of people over the daily limit. */
  overDay: number;
  /** The number of people over the plan's limit. */
  overPlan: number;
  perSecond: number;
}

export interface Finish {
  /** The time of the first message. */
  firstAt: Date | null;
  at: Date | null;
  /** What delays it or is not included, as sentences. */
  reasons: string[];
}

/** Estimates the times of the first and the last message, and what they depend on. */
export function estimateFinish(facts: FinishFacts): Finish {
  const { startsAt, perSecond, turns } = facts;
  const people = turns.reduce((sum, turn) => sum + turn.people, 0);
  if (people === 0) return { firstAt: null, at: null, reasons: [] };
  const ahead = backlogAt(startsAt, facts.others, perSecond);
  const freeAt = startsAt.getTime() + (ahead / perSecond) * 1000;
  const firstAt = new Date(Math.max(freeAt, Math.min(...turns.map(({ at }) => at.getTime()))));
  const first = Math.min(1, facts.first / people);
  const waits = first < 1 ? (facts.canary?.waitMinutes ?? facts.abTest?.decideAfterMinutes ?? 0) : 0;
  const firstDone = handOver(freeAt, scaled(turns, first), perSecond);
  const reasons = reasonsOf(facts, { ahead, waits });
  if (waits > 0 && facts.abTest?.decidedBy === 'merchant')
    return { firstAt, at: new Date(firstDone), reasons };
  // The first group is watched from the time at which the last of it is due.
  const lastDue = Math.max(startsAt.getTime(), ...turns.map(({ at }) => at.getTime()));
  const restFrom = waits > 0 ? Math.max(firstDone, lastDue + waits * MINUTE_MS) : firstDone;
  return { firstAt, at: new Date(handOver(restFrom, scaled(turns, 1 - first), perSecond)), reasons };
}

/** Returns when the last of them is sent by a number that is free from a time on. */
function handOver(freeAt: number, turns: readonly Turn[], perSecond: number): number {
  return turns
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reduce((free, { at, people }) => Math.max(free, at.getTime()) + (people / perSecond) * 1000, freeAt);
}

function scaled(turns: readonly Turn[], share: number): Turn[] {
  return share <= 0 ? [] : turns.map(({ at, people }) => ({ at, people: people * share }));
}

/** Returns how many of the number's other messages are still unsent at a time. */
function backlogAt(moment: Date, others: readonly Turn[], perSecond: number): number {
  const before = others.filter(({ at }) => at <= moment);
  const doneAt = handOver(0, before, perSecond);
  return Math.max(0, Math.round(((doneAt - moment.getTime()) / 1000) * perSecond));
}

function reasonsOf(facts: FinishFacts, { ahead, waits }: { ahead: number; waits: number }): string[] {
  const { canary, abTest } = facts;
  const wait = formatMinutes(waits);
  const finish = texts.flightFinish;
  return [
    ...(facts.isRecipientLocal ? [finish.localTime] : []),
    ...(canary && waits > 0 ? [fill(finish.firstGroup, { wait })] : []),
    ...(abTest && waits > 0
      ? [abTest.decidedBy === 'rule' ? fill(finish.test, { wait }) : finish.merchant]
      : []),
    ...(facts.hasQuiet ? [finish.quietHours] : []),
    ...(ahead > 0 ? [fill(finish.others, { count: ahead })] : []),
    ...(facts.overDay > 0 ? [finish.overDay] : []),
    ...(facts.overPlan > 0 ? [finish.overPlan] : []),
  ];
}
