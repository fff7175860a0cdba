import * as z from 'zod/mini';

/** What names a part of a flow, or something in it. */
export const PartId = z.string().check(z.minLength(1), z.maxLength(64));

/** The same on the wire, where it may be empty. */
export const WireId = z.string().check(z.maxLength(64));

/** Where something stands on the wire among its like, and whether it is new. */
export const wireOrder = { sortOrder: z.optional(z.number()), shouldCreate: z.optional(z.boolean()) };
