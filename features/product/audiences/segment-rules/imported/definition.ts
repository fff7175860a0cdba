import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { chosen } from '../../contract/value-shapes.ts';

export const imported = defineSegmentRule({
  type: 'importedOrders',
  name: 'Is in an import',
  shape: z.object({
    importId: chosen('Choose an import.').check(
      z.refine((id) => z.safeParse(Uuid, id).success, 'Choose an import.'),
    ),
    name: z.optional(z.string()),
  }),
  describe: ({ importId, name }, { nameOf }) =>
    `are in the import ${nameOf('importId', importId) ?? name ?? importId}`,
  toPredicate: ({ importId }) => ({ kind: 'member', of: { set: 'import', importId } }),
});
