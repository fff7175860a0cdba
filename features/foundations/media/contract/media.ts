import * as z from 'zod/mini';

/** What a channel can carry beside text. */
export const MediaType = z.enum(['image', 'video', 'document']);
export type MediaType = z.infer<typeof MediaType>;

const MEGABYTE = 1024 * 1024;

/** The most a file may have, as the channels allow. */
export const MOST_BYTES: Record<MediaType, number> = {
  image: 5 * MEGABYTE,
  video: 16 * MEGABYTE,
  document: 100 * MEGABYTE,
};

/** A decompression bomb is small on the wire; this is what it may unfold to. */
export const MOST_PIXELS = 40_000_000;

/** A stored file, with the address that anybody can see it at. It never changes and is never taken over by another. */
export const Media = z.object({
  url: z.string(),
  name: z.string(),
  type: MediaType,
  bytes: z.int(),
  /** Pixels; null for what is no image. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Media = z.infer<typeof Media>;
