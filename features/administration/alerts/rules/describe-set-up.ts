import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import type { Alert } from '../contract/alert-calls.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { texts } from '../texts/all.ts';
import { listNames } from './describe-locked.ts';

type Of<Kind extends AlertFacts['kind']> = Extract<AlertFacts, { kind: Kind }>;

/** How many names a sentence lists. The rest is a count. */
const MOST_NAMES = 3;

/** The parts of the settings where a sender is connected. */
export const CHANNEL_SETTINGS: Record<Channel, string> = {
  WA: '/settings#whatsapp',
  FB: '/settings#facebook',
};

/** Describes what a shop has not set up yet. */
export function describeSetUp(
  facts: Of<'senderMissing' | 'numberMissing' | 'pillOff' | 'cartCampaignOff'>,
  campaignName: (type: string) => string,
): Omit<Alert, 'facts'> {
  switch (facts.kind) {
    case 'senderMissing':
      return {
        sentence: describeMissing(facts, campaignName),
        action: { label: texts.actions.connectOne, path: CHANNEL_SETTINGS[facts.channel] },
      };
    case 'numberMissing':
      return {
        sentence: facts.canSend ? texts.setUp.noNumberOnWhatsApp : texts.setUp.noNumber,
        action: { label: texts.actions.connectOne, path: CHANNEL_SETTINGS.WA },
      };
    case 'pillOff':
      return {
        sentence: texts.setUp.pillOff,
        action: { label: texts.actions.switchOn, path: '/opt-in-tools-wa' },
      };
    case 'cartCampaignOff':
      return {
        sentence: texts.setUp.cartCampaignOff,
        action: { label: texts.actions.switchOn, path: '/automation-wa/abandonedCart' },
      };
  }
}

function describeMissing(
  { channel, tools, campaigns, broadcasts }: Of<'senderMissing'>,
  campaignName: (type: string) => string,
): string {
  const names = [
    ...tools,
    ...campaigns.map(campaignName),
    ...broadcasts.map((name) => fill(texts.setUp.broadcast, { name })),
  ];
  const rest = names.length - MOST_NAMES;
  const [name = ''] = names;
  if (names.length === 1) return fill(texts.setUp.missing.single[channel], { name });
  const listed = rest > 1 ? [...names.slice(0, MOST_NAMES), fill(texts.setUp.more, { rest })] : names;
  return fill(texts.setUp.missing.several[channel], { names: listNames(listed) });
}
