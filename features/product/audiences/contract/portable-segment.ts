import * as z from 'zod/mini';
import { nameOf } from '#platform/http/text-shapes.ts';

/** The longest name of a saved segment, in characters. */
export const LONGEST_SEGMENT_NAME = 80;

const PortableRule = z.object({
  /** Its type. `attribute` is one of the shop's own attributes. */
  type: z.string(),
  attribute: z.optional(z.object({ attribute: z.string(), valueType: z.optional(z.string()) })),
  isExclude: z.boolean(),
  values: z.record(z.string(), z.string()),
  /** The names of what its ids named, by the name of the value. Empty if it did not exist any more. */
  names: z.record(z.string(), z.string()),
});
export type PortableRule = z.infer<typeof PortableRule>;

const Operation = z.enum(['AND', 'OR']);

/** A condition without ids. Days are plain days of the shop. */
export const PortableCondition = z.object({
  includeOperation: Operation,
  excludeOperation: Operation,
  rules: z.array(PortableRule),
});
export type PortableCondition = z.infer<typeof PortableCondition>;

/** A saved segment without ids. */
export const PortableSegment = z.object({
  name: nameOf(LONGEST_SEGMENT_NAME),
  condition: PortableCondition,
  /** The segments that it uses, directly or through others, by name. */
  segments: z.record(z.string(), PortableCondition),
});
export type PortableSegment = z.infer<typeof PortableSegment>;
