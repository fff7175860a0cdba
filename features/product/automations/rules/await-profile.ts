import type { Channel } from '#platform/channel/channel.ts';

/** Most apps are not shown who writes to them: nobody waits longer for what may never come. */
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
 * Until when a message waits for the profile of somebody new on Messenger, which is asked for as soon as they come, so
 * that what they are told first and what follows are in one language; null when it need not, or has waited long enough.
 */
export function awaitProfileUntil({ now, channel, knownSince, firstName, locale }: NewPerson): Date | null {
  const knownForMs = now.getTime() - knownSince.getTime();
  const isNew = knownForMs >= 0 && knownForMs < LONGEST_WAIT_MS;
  if (channel !== 'FB' || !isNew || firstName !== null || locale !== null) return null;
  return new Date(now.getTime() + POLL_INTERVAL_MS);
}
