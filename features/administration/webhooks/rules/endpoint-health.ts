import { DAY_MS } from '#platform/clock/durations.ts';

/** The team gets an e-mail after a day of failures. After five days the endpoint is switched off. */
export const WARN_AFTER_MS = DAY_MS;
export const OFF_AFTER_MS = 5 * DAY_MS;

interface Health {
  /** The first failure after which nothing was delivered. */
  failingSince: Date;
  warnedAt: Date | null;
  now: Date;
}

/** Decides what follows from one more failure of an endpoint. */
export function decideHealth({ failingSince, warnedAt, now }: Health): 'goOn' | 'warn' | 'switchOff' {
  const forMs = now.getTime() - failingSince.getTime();
  if (forMs >= OFF_AFTER_MS) return 'switchOff';
  return forMs >= WARN_AFTER_MS && warnedAt === null ? 'warn' : 'goOn';
}
