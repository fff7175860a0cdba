import * as z from 'zod/mini';
import { ERROR_CODES } from '#platform/errors/error-code.ts';

/** The media type of a refusal; RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json';

/** A refusal of the API, as RFC 9457 describes it. `code` is of the closed list and never changes its meaning. */
export const Problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.enum(ERROR_CODES),
  /** The invalid field of the request. */
  field: z.optional(z.string()),
  /** The id of the request, for support. */
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
