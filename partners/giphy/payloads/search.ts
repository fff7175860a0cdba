import * as z from 'zod';

/** Giphy writes numbers as text. */
const Rendition = z.object({ url: z.string(), width: z.coerce.number(), height: z.coerce.number() });

/** The response to a search, as far as we read it. `downsized_medium` is at most 5 MB. */
export const GifSearch = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      title: z.string().default(''),
      images: z.object({ downsized_medium: Rendition, fixed_width_small: Rendition }),
    }),
  ),
});
export type GifSearch = z.infer<typeof GifSearch>;
