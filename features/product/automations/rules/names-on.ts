import type { Channel } from '#platform/channel/channel.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';

const SUFFIXES: Record<Channel, string> = { WA: 'Whatsapp', FB: 'Facebook' };

/** Returns a campaign's names on a channel: above its page and on its card. */
export function namesOn(
  channel: Channel,
  { title, channels }: Pick<CampaignDefinition, 'title' | 'channels'>,
): { title: string; cardName: string } {
  const onChannel = (name: string) => `${name} - ${SUFFIXES[channel]}`;
  return { title: onChannel(title), cardName: onChannel(channels[channel]?.cardTitle ?? title) };
}
