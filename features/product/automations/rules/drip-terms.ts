import type { Channel } from '#platform/channel/channel.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';

/** What a drip's messages are for, and how soon they go: its own where it has them, else its campaign's. */
export function dripTerms(
  { channels, purpose, priority }: CampaignDefinition,
  { channel, dripIndex }: { channel: Channel; dripIndex: string },
): Pick<CampaignDefinition, 'purpose' | 'priority'> {
  const drip = channels[channel]?.drips.find((one) => one.dripIndex === dripIndex);
  return { purpose: drip?.purpose ?? purpose, priority: drip?.priority ?? priority };
}
