import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';

/** The people of a saved segment at the time of the question. */
export const savedSegment = defineSegmentRule({
  type: 'savedSegment',
  name: 'Is in a saved segment',
  shape: z.object({
    segmentId: z
      .string('Choose a segment.')
      .check(z.refine((id) => z.safeParse(Uuid, id).success, 'Choose a segment.')),
    name: z.optional(z.string()),
  }),
  describe: ({ segmentId, name }, { nameOf }) =>
    `are in the segment ${nameOf('segmentId', segmentId) ?? name ?? segmentId}`,
  toPredicate: ({ segmentId }, { segment }) => segment(segmentId),
});
