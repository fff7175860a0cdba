import * as z from 'zod/mini';

/** The kinds of files that a channel can carry. */
export const MediaType = z.enum(['image', 'video', 'document']);
export type MediaType = z.infer<typeof MediaType>;

const MEGABYTE = 1024 * 1024;

/** The maximum sizes of the channels. */
export const MOST_BYTES: Record<MediaType, number> = {
  image: 5 * MEGABYTE,
  video: 16 * MEGABYTE,
  document: 100 * MEGABYTE,
};

/** The limit of an unpacked image, because a decompression bomb is a small file. */
export const MOST_PIXELS = 40_000_000;

/** A stored file with its public address. It never changes and is never replaced. */
export const Media = z.object({
  url: z.string(),
  name: z.string(),
  type: MediaType,
  bytes: z.int(),
  /** In pixels. Null for files that are no images. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Media = z.infer<typeof Media>;
