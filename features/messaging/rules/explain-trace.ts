import type { MessageTrace } from '../contract/message-trace.ts';

/** One step on a message's way. `at` is null for what has no moment of its own. */
export type TraceStep =
  | { kind: 'trigger'; at: string | null; trigger: MessageTrace['trigger'] }
  | { kind: 'decided'; at: string }
  | { kind: 'code'; at: null; code: string; isReady: boolean }
  | { kind: 'waited'; at: string; reason: string; until: string; isOver: boolean }
  | { kind: 'stopped'; at: string | null; reason: string }
  | { kind: 'tried'; at: null; attempts: number }
  | { kind: 'sent' | 'delivered' | 'read'; at: string }
  | { kind: 'failed'; at: string | null; failure: NonNullable<MessageTrace['failure']> }
  | { kind: 'retried'; at: null; messageId: string }
  | { kind: 'touch'; at: string; touch: MessageTrace['touches'][number] }
  | { kind: 'credit'; at: string; credit: MessageTrace['credits'][number] };

/** A message's way in the order it happened; what has no moment stays where it belongs. */
export function explainTrace(message: MessageTrace): TraceStep[] {
  return [...before(message), ...atTheGate(message), ...atTheProvider(message), ...atThePerson(message)];
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

function atTheGate({ waited, state, reason, until, decidedAt, createdAt }: MessageTrace): TraceStep[] {
  const steps: TraceStep[] = [];
  const isWaiting = state === 'waiting' && reason !== null && reason !== 'retry';
  // What it waits for now may have a newer end than when it was first noted.
  if (waited) {
    const isStill = isWaiting && waited.reason === reason;
    steps.push({
      kind: 'waited',
      ...waited,
      until: (isStill ? until : null) ?? waited.until,
      isOver: !isStill,
    });
  }
  if (isWaiting && waited?.reason !== reason && reason !== 'discountCode') {
    steps.push({ kind: 'waited', at: createdAt, reason, until: until ?? createdAt, isOver: false });
  }
  if (state === 'skipped' && reason !== null) steps.push({ kind: 'stopped', at: decidedAt, reason });
  return steps;
}

function atTheProvider(message: MessageTrace): TraceStep[] {
  const { attempts, sentAt, failure, failedAt, retriedAs, state } = message;
  const steps: TraceStep[] = [];
  if (attempts !== null && attempts > 0) steps.push({ kind: 'tried', at: null, attempts });
  if (sentAt !== null) steps.push({ kind: 'sent', at: sentAt });
  if (failure && (state === 'failed' || state === 'waiting'))
    steps.push({ kind: 'failed', at: failedAt, failure });
  if (retriedAs !== null) steps.push({ kind: 'retried', at: null, messageId: retriedAs });
  return steps;
}

function atThePerson({ deliveredAt, readAt, touches, credits }: MessageTrace): TraceStep[] {
  const steps: (TraceStep & { at: string })[] = [
    ...(deliveredAt === null ? [] : [{ kind: 'delivered' as const, at: deliveredAt }]),
    ...(readAt === null ? [] : [{ kind: 'read' as const, at: readAt }]),
    ...touches.map((touch) => ({ kind: 'touch' as const, at: touch.at, touch })),
    ...credits.map((credit) => ({ kind: 'credit' as const, at: credit.at, credit })),
  ];
  return steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
