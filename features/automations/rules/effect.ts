import type { SkipReason } from '#features/messaging/contract/gate-rules.ts';

/** What a campaign is about, one at a time: a checkout, an order, a person. */
export interface Subject {
  kind: string;
  id: string;
}

/** A subject as rows name it, for example checkout:c1. */
export function subjectKey({ kind, id }: Subject): string {
  return `${kind}:${id}`;
}

/** The other way round. An id may have colons of its own. */
export function readSubject(key: string): Subject {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}

/** What an event has a campaign do. The engine knows how, and which channels and drips it concerns. */
export type Effect =
  /** Every drip waits, counted from then; one that waits already waits anew. */
  | { kind: 'start'; subject: Subject; from: Date }
  /** Nothing waits for it, and this is why. */
  | { kind: 'leave'; subject: Subject; from: Date; reason: string }
  /** It is over: what waits for it goes, and so do messages that were made and not sent. */
  | { kind: 'end'; subject: Subject; reason: SkipReason };

/** Whether a due message is made. */
export type Decision = { kind: 'send' } | { kind: 'drop'; reason: string };
