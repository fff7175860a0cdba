import * as z from 'zod/mini';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';

export const boughtCollection = defineSegmentRule({
  type: 'purchasedProductOfCollectionX',
  name: 'Bought a product of a collection',
  shape: z.object({
    collectionsId: chosen('Choose a collection.'),
    collectionName: z.optional(z.string()),
  }),
  describe: ({ collectionsId, collectionName }, { nameOf }) =>
    `bought a product of ${nameOf('collectionsId', collectionsId) ?? collectionName ?? `collection ${collectionsId}`}`,
  toPredicate: ({ collectionsId }) => ({
    kind: 'member',
    of: { set: 'collection', collectionId: collectionsId },
  }),
});
