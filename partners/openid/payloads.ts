import * as z from 'zod/mini';

/** The facts about a person that a login provider signs (OpenID Connect Core, section 5.1). Others may be there, too. */
export const OpenIdClaims = z.catchall(
  z.object({
    sub: z.string(),
    email: z.optional(z.string()),
    // Some providers write it as a text.
    email_verified: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
    name: z.optional(z.string()),
  }),
  z.unknown(),
);
export type OpenIdClaims = z.infer<typeof OpenIdClaims>;
