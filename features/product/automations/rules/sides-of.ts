import type { Channel } from '#platform/channel/channel.ts';
import type { CampaignDefinition, CampaignOnChannel } from '../contract/campaign-definition.ts';

const CHANNELS: readonly Channel[] = ['WA', 'FB'];

/** A campaign on one channel. */
export interface CampaignSide {
  type: string;
  channel: Channel;
  side: CampaignOnChannel;
  chooseFlows?: CampaignDefinition['chooseFlows'];
}

/** Returns a campaign's parts for each of its channels. */
export function sidesOf({ type, channels, chooseFlows }: CampaignDefinition): CampaignSide[] {
  return CHANNELS.flatMap((channel) => {
    const side = channels[channel];
    return side ? [{ type, channel, side, ...(chooseFlows && { chooseFlows }) }] : [];
  });
}
