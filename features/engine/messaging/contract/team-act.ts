import * as z from 'zod/mini';

/** What a person of the team decided about an offer that waited because the team talked with the shopper. */
export const TeamActKind = z.enum(['send', 'postpone', 'drop']);
export type TeamActKind = z.infer<typeof TeamActKind>;

/** The last decision about a message, and who made it. The name is null for the owner. */
export const TeamAct = z.object({
  kind: TeamActKind,
  at: z.string(),
  memberId: z.string(),
  name: z.nullable(z.string()),
});
export type TeamAct = z.infer<typeof TeamAct>;
