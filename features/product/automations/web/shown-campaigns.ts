import type { Channel } from '#platform/channel/channel.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import type { CampaignOnChannel, CampaignDefinition } from '../contract/campaign-definition.ts';
import { namesOn } from '../rules/names-on.ts';

/** A campaign as the screens of one channel show it. */
export type ShownCampaign = Omit<CampaignDefinition, 'channels'> &
  CampaignOnChannel &
  ReturnType<typeof namesOn> & { channel: Channel };

/** Returns a channel's campaigns in the order of the list. */
export function shownCampaigns(channel: Channel): ShownCampaign[] {
  return CAMPAIGNS.flatMap((definition) => {
    const { channels, ...campaign } = definition;
    const side = channels[channel];
    return side ? [{ ...campaign, ...side, ...namesOn(channel, definition), channel }] : [];
  });
}

/** Returns the campaign of this type on a channel, or null. */
export function findShownCampaign(channel: Channel, type: string | undefined): ShownCampaign | null {
  return shownCampaigns(channel).find((campaign) => campaign.type === type) ?? null;
}
