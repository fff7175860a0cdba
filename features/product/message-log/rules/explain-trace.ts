import type { MessageTrace } from '../contract/message-trace.ts';
import { explainTry, type TryEnd } from './explain-try.ts';

/** A step in a message's history. `at` is null for steps without a time. */
export type TraceStep =
  | { kind: 'trigger'; at: string | null; trigger: MessageTrace['trigger'] }
  | { kind: 'decided'; at: string }
  | { kind: 'code'; at: null; code: string; isReady: boolean }
  | { kind: 'waited'; at: string; reason: string; until: string; isOver: boolean }
  | { kind: 'stopped'; at: string | null; reason: string }
  | { kind: 'tried'; at: null; attempts: number }
  | { kind: 'try'; at: string; end: TryEnd }
  | { kind: 'sent' | 'delivered' | 'read'; at: string }
  | { kind: 'price'; at: string; price: NonNullable<MessageTrace['price']> }
  | { kind: 'failed'; at: string | null; failure: NonNullable<MessageTrace['failure']> }
  | { kind: 'retried'; at: null; messageId: string }
  | { kind: 'touch'; at: string; touch: MessageTrace['touches'][number] }
  | { kind: 'credit'; at: string; credit: MessageTrace['credits'][number] };

/** Returns a message's history in order. Steps without a time stay in their logical place. */
export function explainTrace(message: MessageTrace): TraceStep[] {
  return [
    ...before(message),
    ...onTheWay(message),
    ...atTheGate(message),
    ...atTheProvider(message),
    ...atThePerson(message),
  ];
}

function before({ trigger, createdAt, discountCode, waitsForCode }: MessageTrace): TraceStep[] {
  return [
    { kind: 'trigger', at: trigger.at, trigger },
    { kind: 'decided', at: createdAt },
    ...(discountCode === null
      ? []
      : [{ kind: 'code' as const, at: null, code: discountCode, isReady: !waitsForCode }]),
  ];
}

/** Returns the past steps: waiting reasons and failed tries. */
function onTheWay(message: MessageTrace): TraceStep[] {
  const { waited, attempts, tries, channel } = message;
  const past: (TraceStep & { at: string })[] = [
    ...(waited && !stillWaits(message) ? [{ kind: 'waited' as const, ...waited, isOver: true }] : []),
    ...tries.map(({ at, reason }) => ({ kind: 'try' as const, at, end: explainTry(channel, reason) })),
  ];
  const steps: TraceStep[] = past.toSorted(byMoment);
  // Stored tries are steps of their own. The current one and deleted ones are only counted.
  if (attempts === null || attempts <= tries.length) return steps;
  const firstTry = steps.findIndex(({ kind }) => kind === 'try');
  return steps.toSpliced(firstTry === -1 ? steps.length : firstTry, 0, { kind: 'tried', at: null, attempts });
}

function atTheGate(message: MessageTrace): TraceStep[] {
  const { waited, state, reason, until, decidedAt, createdAt, tries } = message;
  if (state === 'skipped' && reason !== null) return [{ kind: 'stopped', at: decidedAt, reason }];
  if (!isHeldBack(message) || reason === null) return [];
  // The current reason may have a newer end than when it was first stored.
  if (waited && stillWaits(message))
    return [{ kind: 'waited', ...waited, until: until ?? waited.until, isOver: false }];
  if (reason === 'discountCode') return [];
  const at = tries.at(-1)?.at ?? createdAt;
  return [{ kind: 'waited', at, reason, until: until ?? createdAt, isOver: false }];
}

function isHeldBack({ state, reason }: MessageTrace): boolean {
  return state === 'waiting' && reason !== 'retry';
}

function stillWaits(message: MessageTrace): boolean {
  return isHeldBack(message) && message.waited?.reason === message.reason;
}

function atTheProvider({ sentAt, failure, failedAt, retriedAs, state, tries }: MessageTrace): TraceStep[] {
  const steps: TraceStep[] = [];
  if (sentAt !== null) steps.push({ kind: 'sent', at: sentAt });
  // The last stored try already has the reason of the next one.
  if (failure && (state === 'failed' || (state === 'waiting' && tries.length === 0)))
    steps.push({ kind: 'failed', at: failedAt, failure });
  if (retriedAs !== null) steps.push({ kind: 'retried', at: null, messageId: retriedAs });
  return steps;
}

function atThePerson({ deliveredAt, readAt, price, touches, credits }: MessageTrace): TraceStep[] {
  const steps: (TraceStep & { at: string })[] = [
    ...(deliveredAt === null ? [] : [{ kind: 'delivered' as const, at: deliveredAt }]),
    ...(deliveredAt === null || price === null ? [] : [{ kind: 'price' as const, at: deliveredAt, price }]),
    ...(readAt === null ? [] : [{ kind: 'read' as const, at: readAt }]),
    ...touches.map((touch) => ({ kind: 'touch' as const, at: touch.at, touch })),
    ...credits.map((credit) => ({ kind: 'credit' as const, at: credit.at, credit })),
  ];
  return steps.toSorted(byMoment);
}

function byMoment(one: { at: string }, other: { at: string }): number {
  return Date.parse(one.at) - Date.parse(other.at);
}
