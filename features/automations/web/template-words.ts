import type { StatusTone } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Drip } from '../contract/campaign.ts';

interface TemplateWords {
  word: string;
  tone: StatusTone;
  /** What it means for the message. */
  meaning: string;
  /** What the merchant can do about it. */
  whatToDo?: string;
}

export const TEMPLATE_WORDS: Record<Drip['templateStatus'], TemplateWords> = {
  ENABLED: { word: 'Approved', tone: 'good', meaning: 'WhatsApp approved this message. It can be sent.' },
  PENDING: {
    word: 'In review',
    tone: 'care',
    meaning: 'WhatsApp is looking at this message. It is sent once approved.',
  },
  REJECTED: {
    word: 'Rejected',
    tone: 'bad',
    meaning: 'WhatsApp did not approve this message. It is not sent.',
    whatToDo:
      'Change it where your number is managed, in Meta’s WhatsApp Manager or at Gupshup, and submit it again there. Bellbird hears of the answer by itself.',
  },
  PAUSED: { word: 'Paused', tone: 'care', meaning: 'WhatsApp paused this message. It is not sent for now.' },
  DISABLED: { word: 'Disabled', tone: 'bad', meaning: 'WhatsApp switched this message off. It is not sent.' },
};
