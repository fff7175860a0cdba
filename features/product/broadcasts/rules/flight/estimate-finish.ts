import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { AbTest } from '../../contract/ab-test.ts';
import type { Canary } from '../../contract/canary.ts';
import { formatMinutes } from '../format-minutes.ts';

/** People whose turn comes at one moment. */
export interface Turn {
  at: Date;
  people: number;
}

export interface FinishFacts {
  startsAt: Date;
  /** Everybody who gets it, by when their turn is at the earliest. */
  turns: readonly Turn[];
  isRecipientLocal: boolean;
  /** Whether some of them have quiet hours at its time. */
  hasQuiet: boolean;
  canary: Pick<Canary, 'waitMinutes'> | null;
  abTest: Pick<AbTest, 'decidedBy' | 'decideAfterMinutes'> | null;
  /** How many get it before what they do decides on the rest; all of them without a first slice or a test. */
  first: number;
  /** Other messages that the number has to send, and from when. */
  others: readonly Turn[];
  /** How many are more than the day's limit. */
  missingOut: number;
  perSecond: number;
}

export interface Finish {
  at: Date | null;
  /** What makes it long, or is not counted; a sentence each. */
  reasons: string[];
}

/** About when the last message is handed over, and what that depends on. */
export function estimateFinish(facts: FinishFacts): Finish {
  const { startsAt, perSecond, turns } = facts;
  const people = turns.reduce((sum, turn) => sum + turn.people, 0);
  if (people === 0) return { at: null, reasons: [] };
  const ahead = backlogAt(startsAt, facts.others, perSecond);
  const freeAt = startsAt.getTime() + (ahead / perSecond) * 1000;
  const first = Math.min(1, facts.first / people);
  const waits = first < 1 ? (facts.canary?.waitMinutes ?? facts.abTest?.decideAfterMinutes ?? 0) : 0;
  const firstDone = handOver(freeAt, scaled(turns, first), perSecond);
  const reasons = reasonsOf(facts, { ahead, waits });
  if (waits > 0 && facts.abTest?.decidedBy === 'merchant') return { at: new Date(firstDone), reasons };
  // A first slice is watched from the moment at which the last of it is due.
  const lastDue = Math.max(startsAt.getTime(), ...turns.map(({ at }) => at.getTime()));
  const restFrom = waits > 0 ? Math.max(firstDone, lastDue + waits * MINUTE_MS) : firstDone;
  return { at: new Date(handOver(restFrom, scaled(turns, 1 - first), perSecond)), reasons };
}

/** When the last of them is handed over, by a number that is free from a moment on. */
function handOver(freeAt: number, turns: readonly Turn[], perSecond: number): number {
  return turns
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reduce((free, { at, people }) => Math.max(free, at.getTime()) + (people / perSecond) * 1000, freeAt);
}

function scaled(turns: readonly Turn[], share: number): Turn[] {
  return share <= 0 ? [] : turns.map(({ at, people }) => ({ at, people: people * share }));
}

/** How many of the number's other messages are still to go at a moment. */
function backlogAt(moment: Date, others: readonly Turn[], perSecond: number): number {
  const before = others.filter(({ at }) => at <= moment);
  const doneAt = handOver(0, before, perSecond);
  return Math.max(0, Math.round(((doneAt - moment.getTime()) / 1000) * perSecond));
}

function reasonsOf(facts: FinishFacts, { ahead, waits }: { ahead: number; waits: number }): string[] {
  const { canary, abTest } = facts;
  const wait = formatMinutes(waits);
  return [
    ...(facts.isRecipientLocal ? ['Each person gets it when it is that time where they live.'] : []),
    ...(canary && waits > 0 ? [`The rest waits for the first slice, which is watched for ${wait}.`] : []),
    ...(abTest && waits > 0
      ? [
          abTest.decidedBy === 'rule'
            ? `The rest waits for the test, for ${wait} or until it has a winner.`
            : 'The rest of the test waits for your word, which is not counted here.',
        ]
      : []),
    ...(facts.hasQuiet ? ['Who has quiet hours then gets it when those are over.'] : []),
    ...(ahead > 0 ? [`About ${ahead.toLocaleString('en-US')} other messages of your number go first.`] : []),
    ...(facts.missingOut > 0 ? ['Who is over the day’s limit is not counted here.'] : []),
  ];
}
