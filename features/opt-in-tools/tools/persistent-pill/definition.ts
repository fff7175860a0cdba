import { defineTool } from '../../contract/tool-definition.ts';
import { PillSettings } from './settings.ts';

export const persistentPill = defineTool({
  type: 'persistentPill',
  name: 'Persistent pill',
  description:
    'A small pill at the edge of your store. It opens a short form where shoppers leave their WhatsApp number.',
  channels: { WA: { planFlag: 'WApersistentPill' } },
  settings: PillSettings,
  defaultSettings: (shopName) => ({
    title: 'Get offers on WhatsApp',
    subtitle: 'Leave your number. Should you leave a cart behind, we bring it back to you.',
    consentWording: `I agree to receive offers and reminders from ${shopName} on WhatsApp. I can stop at any time by replying STOP.`,
    submitText: 'Keep me posted',
    // True for whoever stopped before, too, and has to confirm it first.
    completedTitle: 'Thank you',
    completedText: 'Offers and reminders come on WhatsApp. Reply STOP whenever you have had enough.',
    backgroundColor: '#3B55E6',
    color: '#FFFFFF',
  }),
  sketch: {
    tool: { x: 78, y: 86, width: 68, height: 18, radius: 9 },
    words: [{ x: 90, y: 93, width: 44, height: 4, radius: 2 }],
  },
});
