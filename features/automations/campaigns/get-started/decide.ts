import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** Somebody opened the page's chat. */
export interface ChatHeard {
  /** What the provider calls the tap that opened it. */
  inboundId: string;
  at: Date;
}

/** What is known of them when the greeting is due. */
export interface ChatFacts {
  wasGreeted: boolean;
}

export function decideOnEvent({ inboundId, at }: ChatHeard): Effect[] {
  return [{ kind: 'start', subject: chatSubject(inboundId), from: at }];
}

/** A person is greeted once: who opens the chat anew knows us. */
export function decideOnTimer({ wasGreeted }: ChatFacts): Decision {
  return wasGreeted ? { kind: 'drop', reason: 'greetedBefore' } : { kind: 'send' };
}

export function chatSubject(inboundId: string): Subject {
  return { kind: 'chat', id: inboundId };
}
