import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What the shop's address carries; the storefront script gives it back to us. */
const PARAMETER = 'bellbird-test';
const LIFETIME_MS = 3600 * 1000;

type WithKey = Pick<Context, 'settings' | 'clock'>;

/** The front page of a shop, opened so that it shows one tool to this browser alone. */
export function testUrl(ctx: WithKey, shop: Shop, toolId: string): string {
  const expires = String(ctx.clock.now().getTime() + LIFETIME_MS);
  const token = `${toolId}.${expires}.${sign(ctx, shop, toolId, expires)}`;
  const frontPage = new URL(shop.storefront_url ?? `https://${shop.domain}/`);
  frontPage.searchParams.set(PARAMETER, token);
  return frontPage.href;
}

/** The tool that a test link of ours shows. Refused with TEST_LINK_EXPIRED when it is not ours, or not any more. */
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
