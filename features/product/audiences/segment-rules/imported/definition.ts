import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';
import { fill } from '#platform/language/reader.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/all.ts';

export const imported = defineSegmentRule({
  type: 'importedOrders',
  get name() {
    return texts.ruleNames.imported;
  },
  shape: z.object({
    importId: chosen(() => texts.ruleFaults.import).check(
      z.refine((id) => z.safeParse(Uuid, id).success, { error: () => texts.ruleFaults.import }),
    ),
    name: z.optional(z.string()),
  }),
  describe: ({ importId, name }, { nameOf }) =>
    fill(texts.ruleWords.imported, { import: nameOf('importId', importId) ?? name ?? importId }),
  toPredicate: ({ importId }) => ({ kind: 'member', of: { set: 'import', importId } }),
});
