import * as z from 'zod/mini';

/** The id of a part of a flow, or of something in a part. */
export const PartId = z.string().check(z.minLength(1), z.maxLength(64));

/** The id in the API, where it may be empty. */
export const WireId = z.string().check(z.maxLength(64));

/** The position of something in the API among its siblings, and whether it is new. */
export const wireOrder = { sortOrder: z.optional(z.number()), shouldCreate: z.optional(z.boolean()) };
