import type { Channel } from './channel.ts';

/** The channels' names, as merchants know them. */
export const CHANNEL_LABELS = { WA: 'WhatsApp', FB: 'Messenger' } as const satisfies Record<Channel, string>;
