import { texts } from '../texts/all.ts';

/** A cart or order without a message, with the decision about it. */
export interface SilentEvent {
  at: Date;
  installedAt: Date;
  /** The due time of its message while its timer runs. */
  timerDueAt: Date | null;
  /** Whether a campaign follows events of its kind. */
  isFollowed: boolean;
  /** The latest decision against a message, or null. */
  decided: { reason: string; sentence: string; at: Date } | null;
}

export interface NoMessage {
  why: string;
  sentence: string;
  /** The time that belongs to the reason. */
  at: Date | null;
}

/** Returns why nothing was sent: what is still to come, otherwise the decision. */
export function explainNoMessage(event: SilentEvent): NoMessage {
  const { decided, timerDueAt, installedAt } = event;
  if (timerDueAt) return undecided('timerRunning', timerDueAt);
  if (decided) return { why: decided.reason, sentence: decided.sentence, at: decided.at };
  if (!event.isFollowed) return undecided('noCampaign', null);
  if (event.at < installedAt) return undecided('beforeInstall', installedAt);
  return undecided('noneFound', null);
}

function undecided(why: keyof typeof texts.noMessage, at: Date | null): NoMessage {
  return { why, sentence: texts.noMessage[why], at };
}
