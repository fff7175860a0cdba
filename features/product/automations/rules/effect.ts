import type { SkipReason } from '#features/engine/messaging/contract/gate-rules.ts';
import type { Channel } from '#platform/channel/channel.ts';

/** The subject of a campaign, one at a time: a checkout, an order, a sign-up. */
export interface Subject {
  kind: string;
  id: string;
}

/** Returns the subject of a campaign about an order. */
export function orderSubject(orderId: string): Subject {
  return { kind: 'order', id: orderId };
}

/** Returns a subject's key in rows, for example checkout:c1. */
export function subjectKey({ kind, id }: Subject): string {
  return `${kind}:${id}`;
}

/** Parses a subject's key. The id may contain colons. */
export function readSubject(key: string): Subject {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}

/**
 * What an event, an answer or a task makes a campaign do. The engine carries it out on the affected channels and drips.
 * `Action` is what only this campaign can do.
 */
export type Effect<Action = never> =
  /**
   * These drips, or all of them, start to wait from this time; a drip that already waits starts again. `channel` limits
   * it to one channel.
   */
  | { kind: 'start'; subject: Subject; from: Date; drips?: readonly string[]; channel?: Channel }
  /** Nothing waits for the subject, for this reason. */
  | { kind: 'leave'; subject: Subject; from: Date; reason: string; channel?: Channel }
  /** The subject has ended: its waits and tasks end, and its unsent messages are cancelled. */
  | { kind: 'end'; subject: Subject; reason: SkipReason }
  /** Runs this task of the campaign at that time. A task with the same name moves. */
  | { kind: 'schedule'; subject: Subject; task: string; at: Date }
  /** Sends a late answer: what a person requested by a tap on this message at that time. */
  | { kind: 'sendAnswer'; subject: Subject; flow: string; answersMessageId: string; at: Date }
  | { kind: 'do'; action: Action };

/** Whether a due message is created. `flow` is the key of its content, if it differs from the drip's. */
export type Decision = { kind: 'send'; flow?: string } | { kind: 'drop'; reason: string };

/** A person who tapped an answer. */
export interface ReplyFacts {
  /** The key of the answer's flow. */
  flow: string;
  at: Date;
  /** The answered message, and the person who tapped. */
  messageId: string;
  subscriberId: string;
}

/** The result of an answer: the key of the flow to send now, or null for none, and other effects. */
export interface ReplyDecision<Action = never> {
  says: string | null;
  effects: readonly Effect<Action>[];
}
