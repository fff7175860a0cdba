import * as z from 'zod/mini';
import { fill } from '#platform/language/reader.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

export const boughtCollection = defineSegmentRule({
  type: 'purchasedProductOfCollectionX',
  get name() {
    return texts.ruleNames.boughtCollection;
  },
  shape: z.object({
    collectionsId: chosen(() => texts.ruleFaults.collection),
    collectionName: z.optional(z.string()),
  }),
  describe: ({ collectionsId, collectionName }, { nameOf }) =>
    fill(texts.ruleWords.boughtCollection, {
      collection:
        nameOf('collectionsId', collectionsId) ??
        collectionName ??
        fill(texts.ruleWords.namelessCollection, { id: collectionsId }),
    }),
  toPredicate: ({ collectionsId }) => ({
    kind: 'member',
    of: { set: 'collection', collectionId: collectionsId },
  }),
});
