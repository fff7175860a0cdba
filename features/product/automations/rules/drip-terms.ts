import type { Channel } from '#platform/channel/channel.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';

/** Returns the purpose and priority of a drip's messages: its own, otherwise its campaign's. */
export function dripTerms(
  { channels, purpose, priority }: CampaignDefinition,
  { channel, dripIndex }: { channel: Channel; dripIndex: string },
): Pick<CampaignDefinition, 'purpose' | 'priority'> {
  const drip = channels[channel]?.drips.find((one) => one.dripIndex === dripIndex);
  return { purpose: drip?.purpose ?? purpose, priority: drip?.priority ?? priority };
}
