import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** Somebody signed up through a tool. */
export interface ReportedSignUp {
  /** The ledger's entry of it. */
  entryId: string;
  channel: Channel;
  at: Date;
}

/** What has become of a sign-up by the time its welcome is due. */
export interface SignUpFacts {
  isToolOn: boolean;
  now: Date;
  /** When the person was last welcomed through the same tool; null when they never were. */
  welcomedAt: Date | null;
}

/** Whoever signs up again within this time knows us: a welcome is one, however often a form is sent. */
export const WELCOMED_ONCE_IN_DAYS = 30;

/** A sign-up is welcomed where it happened. */
export function decideOnEvent({ entryId, channel, at }: ReportedSignUp): Effect[] {
  return [{ kind: 'start', subject: signUpSubject(entryId), from: at, channel }];
}

/** Whether a sign-up is welcomed: follow-ups have no switch of their own, they go by their tool's. */
export function decideOnTimer({ isToolOn, now, welcomedAt }: SignUpFacts): Decision {
  if (!isToolOn) return { kind: 'drop', reason: 'toolOff' };
  const isRecent =
    welcomedAt !== null && now.getTime() - welcomedAt.getTime() < WELCOMED_ONCE_IN_DAYS * DAY_MS;
  return isRecent ? { kind: 'drop', reason: 'welcomedBefore' } : { kind: 'send' };
}

/** A sign-up by the ledger's entry, which stays the same when the person's rows turn out to be one. */
export function signUpSubject(entryId: string): Subject {
  return { kind: 'optIn', id: entryId };
}
