/** How long a provider repeats what it could not deliver. */
const LONGEST_ON_THE_WAY_MS = 7 * 24 * 3600 * 1000;

/**
 * When a person wrote something, limited to believable times. It cannot be after the message reached us, because that
 * would keep the reply window open too long. It cannot be before the provider would have given up the delivery. If the
 * time cannot be read, it is when the message reached us.
 */
export function believableMoment(reported: Date | null, receivedAt: Date): Date {
  if (reported === null) return receivedAt;
  const latest = receivedAt.getTime();
  return new Date(Math.min(latest, Math.max(latest - LONGEST_ON_THE_WAY_MS, reported.getTime())));
}

/** A moment as WhatsApp writes it, in seconds; null if it cannot be read. */
export function findMoment(timestampSeconds: string | undefined): Date | null {
  if (timestampSeconds === undefined) return null;
  const at = new Date(Number(timestampSeconds) * 1000);
  return Number.isNaN(at.getTime()) ? null : at;
}
