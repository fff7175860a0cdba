import * as z from 'zod/mini';

export const USUAL_IN_PAGE = 25;

/** The query fields of every list. */
export const PageQuery = {
  /** How many entries a page has at most: 1 to 100. */
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/))),
  /** The `nextCursor` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(400))),
};

/** A page of a list. `nextCursor` is null at the end of the list. */
export function pageOf<Entry extends z.core.$ZodType>(entry: Entry) {
  return z.object({ data: z.array(entry), nextCursor: z.nullable(z.string()) });
}
