import * as z from 'zod/mini';
import { Uuid } from '#platform/http/text-shapes.ts';

/** The input of tools that return a list. */
export const Page = {
  cursor: z.optional(
    z.string().check(z.maxLength(400), z.describe('`nextCursor` of the page before, for the next page.')),
  ),
};

/** An id that another tool returns. */
export function describedId(tool: string) {
  return Uuid.check(z.describe(`The id, from ${tool}.`));
}
