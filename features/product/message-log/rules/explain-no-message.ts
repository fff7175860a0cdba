/** A cart or an order for which no message was made, with what was decided on it. */
export interface SilentEvent {
  at: Date;
  installedAt: Date;
  /** When its message is due, while its timer runs. */
  timerDueAt: Date | null;
  /** Whether any campaign follows events of its kind. */
  isFollowed: boolean;
  /** The latest decision against a message; null when none was made. */
  decided: { reason: string; sentence: string; at: Date } | null;
}

export interface NoMessage {
  why: string;
  sentence: string;
  /** The moment that belongs to it. */
  at: Date | null;
}

/** What is said where no campaign decided anything. */
const SENTENCES = {
  timerRunning: 'Its message is still to come.',
  beforeInstall: 'It is from before Bellbird was installed in your store.',
  noCampaign: 'This version of Bellbird has no campaign that follows it.',
  noneFound: 'Bellbird holds no reason against it. It may be on its way: look again in a minute.',
} as const;

/** Why nothing was sent for it: what is still to come, else what was decided then. */
export function explainNoMessage(event: SilentEvent): NoMessage {
  const { decided, timerDueAt, installedAt } = event;
  if (timerDueAt) return undecided('timerRunning', timerDueAt);
  if (decided) return { why: decided.reason, sentence: decided.sentence, at: decided.at };
  if (!event.isFollowed) return undecided('noCampaign', null);
  if (event.at < installedAt) return undecided('beforeInstall', installedAt);
  return undecided('noneFound', null);
}

function undecided(why: keyof typeof SENTENCES, at: Date | null): NoMessage {
  return { why, sentence: SENTENCES[why], at };
}
