import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** Somebody opened the page's chat. */
export interface ReportedChat {
  /** What the provider calls the tap that opened it. */
  inboundId: string;
  at: Date;
  /** They came by an opt-in tool that welcomes them itself. */
  isWelcomedByTool: boolean;
}

/** What is known of them when the greeting is due. */
export interface ChatFacts {
  wasGreeted: boolean;
}

/** Two welcomes in one second would be one too many, and their parts would interleave. */
export function decideOnEvent({ inboundId, at, isWelcomedByTool }: ReportedChat): Effect[] {
  const about = { subject: chatSubject(inboundId), from: at };
  return [
    isWelcomedByTool ? { kind: 'leave', ...about, reason: 'toolWelcomes' } : { kind: 'start', ...about },
  ];
}

/** A person is greeted once: who opens the chat anew knows us. */
export function decideOnTimer({ wasGreeted }: ChatFacts): Decision {
  return wasGreeted ? { kind: 'drop', reason: 'greetedBefore' } : { kind: 'send' };
}

export function chatSubject(inboundId: string): Subject {
  return { kind: 'chat', id: inboundId };
}
