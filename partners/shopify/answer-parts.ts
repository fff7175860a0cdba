import type * as z from 'zod';

/** An invalid value counts as missing, so that one bad field does not cost the whole page. */
export function orNull<Shape extends z.ZodType>(shape: Shape) {
  return shape.nullable().catch(null);
}
