import type * as z from 'zod';

/** What is not as it should be counts as not there: one odd field must not cost a page of what stands beside it. */
export function orNull<Shape extends z.ZodType>(shape: Shape) {
  return shape.nullable().catch(null);
}
