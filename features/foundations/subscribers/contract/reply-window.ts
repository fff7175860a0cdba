import type { Channel } from '#platform/channel/channel.ts';

/** The customer service window of WhatsApp and Messenger, opened by each message of the person. */
const SERVICE_WINDOW_MS = 24 * 3600 * 1000;
/** Messenger's policy of 2026-09-28: up to seven days from the first message that follows an ad. */
const AD_WINDOW_MS = 7 * SERVICE_WINDOW_MS;
/** Messenger lets people, but never programs, answer for seven days: the message tag HUMAN_AGENT. */
const ANSWER_WINDOW_MS = 7 * SERVICE_WINDOW_MS;

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

/**
 * Until when a person of the shop can answer, in milliseconds; 0 if they never could. On Messenger this is longer than
 * the reply window, if Meta has approved the installation's app for it.
 */
export function answerEndMs(channel: Channel, wrote: LastWrote): number {
  const endMs = windowEndMs(wrote);
  if (channel !== 'FB' || wrote.lastInboundAt === null) return endMs;
  return Math.max(endMs, wrote.lastInboundAt.getTime() + ANSWER_WINDOW_MS);
}
