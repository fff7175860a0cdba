import type { Channel } from '#platform/channel/channel.ts';

/** The paths of a channel's campaigns. Document 2, section 2. */
export const CAMPAIGN_PATHS: Record<Channel, string> = { WA: '/automation-wa', FB: '/automation' };

/** The paths of a channel's opt-in tools. */
export const OPT_IN_PATHS: Record<Channel, string> = { WA: '/opt-in-tools-wa', FB: '/opt-in-tools' };
