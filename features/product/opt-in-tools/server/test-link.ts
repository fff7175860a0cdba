import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The query parameter in the shop's address. The storefront script sends its value back to us. */
const PARAMETER = 'bellbird-test';
const LIFETIME_MS = 3600 * 1000;

type WithKey = Pick<Context, 'settings' | 'clock'>;

/** Returns the shop's front page with a parameter that shows one tool to this browser only. */
export function testUrl(ctx: WithKey, shop: Shop, toolId: string): string {
  const expires = String(ctx.clock.now().getTime() + LIFETIME_MS);
  const token = `${toolId}.${expires}.${sign(ctx, shop, toolId, expires)}`;
  const frontPage = new URL(shop.storefront_url ?? `https://${shop.domain}/`);
  frontPage.searchParams.set(PARAMETER, token);
  return frontPage.href;
}

/** Returns the tool of a test link. Refused with TEST_LINK_EXPIRED if the link is not ours or has expired. */
export function toolOfTest(ctx: WithKey, shop: Shop, token: string): string {
  const [toolId = '', expires = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(ctx, shop, toolId, expires))];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isOurs || Number(expires) < ctx.clock.now().getTime())
    throw new AppError('TEST_LINK_EXPIRED', { field: 'test' });
  return toolId;
}

function sign({ settings }: WithKey, { shop_id: shopId }: Shop, toolId: string, expires: string): string {
  const key = createHmac('sha256', settings.encryptionKey).update('bellbird tool test').digest();
  return createHmac('sha256', key).update(`${shopId}:${toolId}:${expires}`).digest('base64url');
}
