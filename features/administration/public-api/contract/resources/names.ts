import * as z from 'zod/mini';
import type { Channel } from '#platform/channel/channel.ts';

/** The channels as programs name them. */
export const ApiChannel = z.enum(['whatsapp', 'messenger']);
export type ApiChannel = z.infer<typeof ApiChannel>;

export const API_CHANNEL = { WA: 'whatsapp', FB: 'messenger' } as const satisfies Record<Channel, ApiChannel>;

/** Times are ISO 8601 in UTC. */
export const moment = z.string();
