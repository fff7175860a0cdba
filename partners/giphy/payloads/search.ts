import * as z from 'zod';

/** Giphy writes numbers as texts. */
const Rendition = z.object({ url: z.string(), width: z.coerce.number(), height: z.coerce.number() });

/** The answer to a search, as far as we read it; `downsized_medium` is 5 MB at most. */
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
