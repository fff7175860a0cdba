import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { texts } from '../texts/all.ts';

/** Returns a campaign's names on a channel: above its page and on its card. */
export function namesOn(
  channel: Channel,
  { title, channels }: Pick<CampaignDefinition, 'title' | 'channels'>,
): { title: string; cardName: string } {
  const onChannel = (campaign: string) => fill(texts.channelTitles[channel], { campaign });
  return { title: onChannel(title), cardName: onChannel(channels[channel]?.cardTitle ?? title) };
}
