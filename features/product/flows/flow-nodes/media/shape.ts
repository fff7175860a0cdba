import * as z from 'zod/mini';
import { PartId } from '../../contract/part-id.ts';

const MediaType = z.enum(['image', 'video', 'document']);

export const MediaNode = z.object({
  kind: z.literal('media'),
  masterId: PartId,
  type: MediaType,
  url: z.url({ protocol: /^https?$/ }),
});

export const WrittenMedia = z.object({
  kind: z.literal('media'),
  masterId: z.string(),
  type: MediaType,
  url: z.string(),
});

export const mediaOnWire = {
  mediaTemplate: z.optional(z.object({ type: MediaType, url: z.string().check(z.maxLength(2048)) })),
};
