import type { Channel } from '#platform/channel/channel.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import type { CampaignOnChannel, CampaignDefinition } from '../contract/campaign-definition.ts';

/** A campaign as the screens of one channel show it. */
export type ShownCampaign = Omit<CampaignDefinition, 'channels'> & CampaignOnChannel & { channel: Channel };

/** A channel's campaigns, in the order of the list. */
export function shownCampaigns(channel: Channel): ShownCampaign[] {
  return CAMPAIGNS.flatMap(({ channels, ...campaign }) => {
    const side = channels[channel];
    return side ? [{ ...campaign, ...side, channel }] : [];
  });
}

/** The campaign of this name on a channel, or null. */
export function findShownCampaign(channel: Channel, type: string | undefined): ShownCampaign | null {
  return shownCampaigns(channel).find((campaign) => campaign.type === type) ?? null;
}
