import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

export const boughtProduct = defineSegmentRule({
  type: 'purchasedProductX',
  get name() {
    return texts.ruleNames.boughtProduct;
  },
  shape: z.object({ productId: chosen(() => texts.ruleFaults.product), title: z.optional(z.string()) }),
  describe: ({ productId, title }, { nameOf }) =>
    fill(texts.ruleWords.boughtProduct, {
      product:
        nameOf('productId', productId) ?? title ?? fill(texts.ruleWords.namelessProduct, { id: productId }),
    }),
  toPredicate: ({ productId }) => ({ kind: 'member', of: { set: 'product', productId } }),
});
