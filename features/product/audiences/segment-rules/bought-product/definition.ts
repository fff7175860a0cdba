import * as z from 'zod/mini';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';

export const boughtProduct = defineSegmentRule({
  type: 'purchasedProductX',
  name: 'Bought a product',
  shape: z.object({ productId: chosen('Choose a product.'), title: z.optional(z.string()) }),
  describe: ({ productId, title }, { nameOf }) =>
    `bought ${nameOf('productId', productId) ?? title ?? `product ${productId}`}`,
  toPredicate: ({ productId }) => ({ kind: 'member', of: { set: 'product', productId } }),
});
