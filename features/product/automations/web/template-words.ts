import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Drip } from '../contract/campaign.ts';
import { texts } from '../texts/en.ts';

type TemplateState = NonNullable<Drip['templateStatus']>;

interface TemplateWords {
  word: string;
  tone: StatusTone;
  /** What the state means for the message. */
  meaning: string;
  /** What the merchant can do about it. */
  whatToDo?: string;
}

/** The tones of a template's states, for both channels. */
export const TEMPLATE_TONES: Record<TemplateState, StatusTone> = {
  ENABLED: 'good',
  PENDING: 'care',
  REJECTED: 'bad',
  PAUSED: 'care',
  DISABLED: 'bad',
};

/** Meta reviews the templates of both channels. Merchants know WhatsApp's review by WhatsApp's name. */
const REVIEWERS: Record<Channel, string> = { WA: 'WhatsApp', FB: 'Meta' };

/** Returns what a template's state means for a message on this channel. */
export function templateWords(channel: Channel, status: TemplateState): TemplateWords {
  return {
    word: texts.templateStates[status],
    tone: TEMPLATE_TONES[status],
    meaning: fill(texts.templateMeanings[status], { reviewer: REVIEWERS[channel] }),
    ...(status === 'REJECTED' && { whatToDo: texts.afterRejection[channel] }),
  };
}
