import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';
import { fill } from '#platform/language/reader.ts';
import { defineSegmentRule } from '../../contract/segment-rule-definition.ts';
import { texts } from '../../texts/all.ts';

/** The people of a saved segment at the time of the question. */
export const savedSegment = defineSegmentRule({
  type: 'savedSegment',
  get name() {
    return texts.ruleNames.segment;
  },
  shape: z.object({
    segmentId: z
      .string({ error: () => texts.ruleFaults.segment })
      .check(z.refine((id) => z.safeParse(Uuid, id).success, { error: () => texts.ruleFaults.segment })),
    name: z.optional(z.string()),
  }),
  describe: ({ segmentId, name }, { nameOf }) =>
    fill(texts.ruleWords.segment, { segment: nameOf('segmentId', segmentId) ?? name ?? segmentId }),
  toPredicate: ({ segmentId }, { segment }) => segment(segmentId),
});
