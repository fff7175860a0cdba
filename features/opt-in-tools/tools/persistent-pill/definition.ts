import type { PillSettings } from '../../contract/tool.ts';

/** The pill a new shop starts with, switched off until the merchant wants it. */
export const persistentPill = {
  type: 'persistentPill',
  name: 'Persistent pill',
  description:
    'A small pill at the edge of your store. It opens a short form where shoppers leave their WhatsApp number.',
  defaultSettings(shopName: string): PillSettings {
    return {
      title: 'Get offers on WhatsApp',
      subtitle: 'Leave your number. Should you leave a cart behind, we bring it back to you.',
      consentWording: `I agree to receive offers and reminders from ${shopName} on WhatsApp. I can stop at any time by replying STOP.`,
      submitText: 'Keep me posted',
      // True for whoever stopped before, too, and has to confirm it first.
      completedTitle: 'Thank you',
      completedText: 'Offers and reminders come on WhatsApp. Reply STOP whenever you have had enough.',
      backgroundColor: '#3B55E6',
      color: '#FFFFFF',
    };
  },
} as const;
