import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** A person who signed up through a tool. */
export interface ReportedSignUp {
  /** The ledger's entry. */
  entryId: string;
  channel: Channel;
  at: Date;
}

/** The state of a sign-up when its welcome is due. */
export interface SignUpFacts {
  isToolOn: boolean;
  now: Date;
  /** The person's last welcome through the same tool, or null. */
  welcomedAt: Date | null;
}

/** A person who signs up again within this time is not welcomed again, however often a form is sent. */
export const WELCOMED_ONCE_IN_DAYS = 30;

/** A sign-up is welcomed on its own channel. */
export function decideOnEvent({ entryId, channel, at }: ReportedSignUp): Effect[] {
  return [{ kind: 'start', subject: signUpSubject(entryId), from: at, channel }];
}

/** Decides whether a sign-up is welcomed. Follow-ups have no switch of their own and depend on their tool's. */
export function decideOnTimer({ isToolOn, now, welcomedAt }: SignUpFacts): Decision {
  if (!isToolOn) return { kind: 'drop', reason: 'toolOff' };
  const isRecent =
    welcomedAt !== null && now.getTime() - welcomedAt.getTime() < WELCOMED_ONCE_IN_DAYS * DAY_MS;
  return isRecent ? { kind: 'drop', reason: 'welcomedBefore' } : { kind: 'send' };
}

/** Returns a sign-up's subject. The ledger's entry stays the same if the person's rows are merged. */
export function signUpSubject(entryId: string): Subject {
  return { kind: 'optIn', id: entryId };
}
