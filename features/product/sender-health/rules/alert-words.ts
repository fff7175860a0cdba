import type { SenderAlert } from '../contract/sender-alerts.ts';
import { asSentence } from './as-sentence.ts';

/** A sentence for each problem of a sender. Separate from the texts of messages, because every page loads them. */
export const ALERT_LABELS: Record<
  SenderAlert,
  (facts: { channel: string; reason: string | null }) => string
> = {
  tokenDead: ({ channel }) => `Bellbird may no longer send by ${channel}. Connect again; what waits is kept.`,
  stopped: ({ channel, reason }) => `${channel} messages wait: ${asSentence(reason ?? '')} Nothing is lost.`,
  qualityLow: () =>
    'Your WhatsApp number’s quality is low: send less for a few days, or WhatsApp may block it.',
  receiptsLate: ({ channel }) =>
    `${channel} is reporting more than 15 minutes late. More messages may have arrived than shown.`,
};
