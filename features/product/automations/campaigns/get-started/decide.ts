import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** A person who opened the page's chat. */
export interface ReportedChat {
  /** The provider's id of the tap. */
  inboundId: string;
  at: Date;
  /** Whether they came by an opt-in tool with its own welcome. */
  isWelcomedByTool: boolean;
}

/** What is known about the person when the greeting is due. */
export interface ChatFacts {
  wasGreeted: boolean;
}

/** Two welcomes in the same second would be one too many, and their parts would mix. */
export function decideOnEvent({ inboundId, at, isWelcomedByTool }: ReportedChat): Effect[] {
  const about = { subject: chatSubject(inboundId), from: at };
  return [
    isWelcomedByTool ? { kind: 'leave', ...about, reason: 'toolWelcomes' } : { kind: 'start', ...about },
  ];
}

/** A person is greeted once. People who open the chat again know us. */
export function decideOnTimer({ wasGreeted }: ChatFacts): Decision {
  return wasGreeted ? { kind: 'drop', reason: 'greetedBefore' } : { kind: 'send' };
}

export function chatSubject(inboundId: string): Subject {
  return { kind: 'chat', id: inboundId };
}
