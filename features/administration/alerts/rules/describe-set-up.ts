import type { Channel } from '#platform/channel/channel.ts';
import type { Alert } from '../contract/alert-calls.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { listNames } from './describe-locked.ts';

type Of<Kind extends AlertFacts['kind']> = Extract<AlertFacts, { kind: Kind }>;

export const SENDER: Record<Channel, string> = { WA: 'WhatsApp number', FB: 'Facebook page' };

/** How many names a sentence lists. The rest is a count. */
const MOST_NAMES = 3;

/** Describes what a shop has not set up yet. */
export function describeSetUp(
  facts: Of<'senderMissing' | 'numberMissing' | 'pillOff' | 'cartCampaignOff'>,
  campaignName: (type: string) => string,
): Omit<Alert, 'facts'> {
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
  const verb = names.length === 1 ? 'needs' : 'need';
  return `${listNames(listed)} ${verb} a ${SENDER[channel]}, and none is connected.`;
}
