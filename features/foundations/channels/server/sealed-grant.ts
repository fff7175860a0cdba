import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';

const Person = z.object({ id: z.string(), name: z.string(), pictureUrl: z.string().nullable() });

const Grant = z.discriminatedUnion('kind', [
  /** The token of a person who logged in. */
  z.object({ kind: z.literal('person'), shopId: z.number(), token: z.string(), person: Person }),
  /** One of their pages, with its token. */
  z.object({
    kind: z.literal('page'),
    shopId: z.number(),
    token: z.string(),
    pageId: z.string(),
    isAdmin: z.boolean(),
    userToken: z.string(),
    person: Person,
  }),
  /** A business that shared its WhatsApp account. */
  z.object({ kind: z.literal('business'), shopId: z.number(), token: z.string() }),
]);
type Grant = z.infer<typeof Grant>;
type GrantOf<Kind extends Grant['kind']> = Extract<Grant, { kind: Kind }>;

const Sealed = z.object({ grant: Grant, sealedAtMs: z.number() });
/** Long enough to choose a page. After that it has to be granted again. */
const GRANT_LIFETIME_MS = 60 * 60 * 1000;

/** Returns Meta's grant as a text that a browser can carry and only this server can read. */
export function sealGrant(ctx: Context, grant: Grant): string {
  const text = JSON.stringify({ grant, sealedAtMs: ctx.clock.now().getTime() });
  return ctx.secrets.seal(text, { shopId: grant.shopId, column: 'grant' }).toString('base64url');
}

/**
 * Returns the grant of such a text. Throws FACEBOOK_LOGIN_EXPIRED if it is old, belongs to another shop, or is not
 * ours.
 */
export function openGrant<Kind extends Grant['kind']>(
  ctx: Context,
  sealed: string,
  kind: Kind,
  shopId: number,
): GrantOf<Kind> {
  const opened = Sealed.safeParse(tryOpen(ctx, sealed, shopId));
  if (!opened.success) throw new AppError('FACEBOOK_LOGIN_EXPIRED');
  const { grant, sealedAtMs } = opened.data;
  const isOver = ctx.clock.now().getTime() - sealedAtMs > GRANT_LIFETIME_MS;
  if (isOver || grant.kind !== kind || grant.shopId !== shopId) throw new AppError('FACEBOOK_LOGIN_EXPIRED');
  return grant as GrantOf<Kind>;
}

function tryOpen(ctx: Context, sealed: string, shopId: number): unknown {
  try {
    return JSON.parse(ctx.secrets.open(Buffer.from(sealed, 'base64url'), { shopId, column: 'grant' }));
  } catch {
    return null;
  }
}
