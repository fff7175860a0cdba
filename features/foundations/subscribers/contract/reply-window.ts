/** The customer service window of WhatsApp and Messenger, opened by each message of the person. */
const SERVICE_WINDOW_MS = 24 * 3600 * 1000;
/** Messenger's policy of 2026-09-28: up to seven days from the first message that follows an ad. */
const AD_WINDOW_MS = 7 * SERVICE_WINDOW_MS;

/** When a person last wrote, and when they first wrote after an ad. The latter is stored for Messenger only. */
export interface LastWrote {
  lastInboundAt: Date | null;
  adWroteAt: Date | null;
}

/** When the reply window of the person closes, in milliseconds; 0 if it was never open. */
export function windowEndMs({ lastInboundAt, adWroteAt }: LastWrote): number {
  return Math.max(
    lastInboundAt === null ? 0 : lastInboundAt.getTime() + SERVICE_WINDOW_MS,
    adWroteAt === null ? 0 : adWroteAt.getTime() + AD_WINDOW_MS,
  );
}
