import * as z from 'zod/mini';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';

/** The tag of a product, in `tag` or, from older screens, in `checkValue`. Case is ignored. */
export const boughtTag = defineSegmentRule({
  type: 'purchasedProductWithTagX',
  name: 'Bought a product with a tag',
  shape: z.pipe(
    z.pipe(
      z.object({ tag: z.optional(z.string()), checkValue: z.optional(z.string()) }),
      z.transform(({ tag, checkValue }) => ({ tag: tag ?? checkValue })),
    ),
    z.object({ tag: chosen('Choose a tag.') }),
  ),
  describe: ({ tag }) => `bought a product with the tag ${tag}`,
  toPredicate: ({ tag }) => ({ kind: 'member', of: { set: 'productTag', tag } }),
});
