import type { Channel } from '#platform/channel/channel.ts';
import type { NeedFacts } from '../contract/need-facts.ts';
import type { Need } from '../contract/needs-calls.ts';
import { listNames } from './describe-locked.ts';

type Of<Kind extends NeedFacts['kind']> = Extract<NeedFacts, { kind: Kind }>;

export const SENDER: Record<Channel, string> = { WA: 'WhatsApp number', FB: 'Facebook page' };

/** How many names a sentence lists. The rest is a count. */
const MOST_NAMES = 3;

/** Describes what a shop has not set up yet. */
export function describeSetUp(
  facts: Of<'senderMissing' | 'numberMissing' | 'pillOff' | 'cartCampaignOff'>,
  campaignName: (type: string) => string,
): Omit<Need, 'facts'> {
  switch (facts.kind) {
    case 'senderMissing':
      return {
        sentence: describeMissing(facts, campaignName),
        action: { label: 'Connect one', path: '/settings' },
      };
    case 'numberMissing':
      return {
        sentence: `No WhatsApp number is connected, so nothing can be sent${facts.canSend ? ' on WhatsApp' : ''}.`,
        action: { label: 'Connect one', path: '/settings' },
      };
    case 'pillOff':
      return {
        sentence: 'The opt-in pill is off. Shoppers sign up through it on your store.',
        action: { label: 'Switch it on', path: '/opt-in-tools-wa' },
      };
    case 'cartCampaignOff':
      return {
        sentence: 'The abandoned cart campaign is off. It brings shoppers back to the cart they left.',
        action: { label: 'Switch it on', path: '/automation-wa' },
      };
  }
}

function describeMissing(
  { channel, tools, campaigns, broadcasts }: Of<'senderMissing'>,
  campaignName: (type: string) => string,
): string {
  const names = [...tools, ...campaigns.map(campaignName), ...broadcasts.map((name) => `“${name}”`)];
  const rest = names.length - MOST_NAMES;
  const listed = rest > 1 ? [...names.slice(0, MOST_NAMES), `${rest} more`] : names;
  const need = names.length === 1 ? 'needs' : 'need';
  return `${listNames(listed)} ${need} a ${SENDER[channel]}, and none is connected.`;
}
