import type { Channel } from '#platform/channel/channel.ts';

/** Most apps never get a person's profile, so nobody waits longer. */
const LONGEST_WAIT_MS = 3000;
const POLL_INTERVAL_MS = 500;

interface NewPerson {
  now: Date;
  channel: Channel;
  knownSince: Date;
  firstName: string | null;
  locale: string | null;
}

/**
 * Returns until when a message waits for the profile of a new person on Messenger, so that the first message and later
 * ones have the same language. Null if it need not wait, or has waited long enough. The profile is requested as soon as
 * the person arrives.
 */
export function awaitProfileUntil({ now, channel, knownSince, firstName, locale }: NewPerson): Date | null {
  const knownForMs = now.getTime() - knownSince.getTime();
  const isNew = knownForMs >= 0 && knownForMs < LONGEST_WAIT_MS;
  if (channel !== 'FB' || !isNew || firstName !== null || locale !== null) return null;
  return new Date(now.getTime() + POLL_INTERVAL_MS);
}
