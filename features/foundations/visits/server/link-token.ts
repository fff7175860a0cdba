import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import { linkTokenEnd } from '../rules/chat-link-terms.ts';

/** The query parameter of a store URL that carries the token. */
export const LINK_TOKEN = 'bb';

const Sealed = z.object({ code: z.string(), subscriberId: z.string(), endsAt: z.number() });
const place = (shopId: number) => ({ shopId, column: 'chat_browsers.link_token' });

/** Returns a token that identifies the browser that opened a short link from a chat's message. */
export function sealLinkToken(
  { secrets, clock }: Pick<Context, 'secrets' | 'clock'>,
  { shopId, code, subscriberId }: { shopId: number; code: string; subscriberId: string },
): string {
  const endsAt = linkTokenEnd(clock.now()).getTime();
  return secrets.seal(JSON.stringify({ code, subscriberId, endsAt }), place(shopId)).toString('base64url');
}

/** Returns the content of a token. Null if we did not create it for this shop, or if it has expired. */
export function openLinkToken(
  { secrets, clock }: Pick<Context, 'secrets' | 'clock'>,
  shopId: number,
  token: string,
): { code: string; subscriberId: string } | null {
  try {
    const sealed = secrets.open(Buffer.from(token, 'base64url'), place(shopId));
    const { endsAt, ...proven } = Sealed.parse(JSON.parse(sealed));
    return endsAt > clock.now().getTime() ? proven : null;
  } catch {
    return null;
  }
}
