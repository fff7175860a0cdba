import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

/** The tag of a product, in `tag` or, from older screens, in `checkValue`. Case is ignored. */
export const boughtTag = defineSegmentRule({
  type: 'purchasedProductWithTagX',
  get name() {
    return texts.ruleNames.boughtTag;
  },
  shape: z.pipe(
    z.pipe(
      z.object({ tag: z.optional(z.string()), checkValue: z.optional(z.string()) }),
      z.transform(({ tag, checkValue }) => ({ tag: tag ?? checkValue })),
    ),
    z.object({ tag: chosen(() => texts.ruleFaults.tag) }),
  ),
  describe: ({ tag }) => fill(texts.ruleWords.boughtTag, { tag }),
  toPredicate: ({ tag }) => ({ kind: 'member', of: { set: 'productTag', tag } }),
});
