import { randomInt } from 'node:crypto';
import type { Shop } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { optIn, spin } from '../contract/tool-calls.ts';
import { drawOffer, ticketsOf } from '../rules/draw-offer.ts';
import { readTypedNumber } from '../rules/read-typed-number.ts';
import { toolOfTest } from './test-link.ts';
import type { ToolFamily } from './tool-family.ts';
import { findTool } from './tool-queries.ts';

/** What a merchant sees where a shopper would see a code: a link to try out gives none away. */
const TEST_CODE = 'TESTCODE';
/** Stands for the word that a shopper's browser gets; it opens nothing. */
const NO_SHOPPER = 'trying-it-out';

/** A sign-up by a test link: answered as one would be, and nothing is kept of it. */
export function tryOptIn(
  ctx: Context,
  shop: Shop,
  { test, toolId, phone, timeZone }: BodyOf<typeof optIn> & { test: string },
): Omit<ResponseOf<typeof optIn>, 'stored'> {
  requireTool(ctx, shop, { test, toolId });
  if (readTypedNumber(phone, { shopCountry: shop.country, timeZone }) === null)
    throw new AppError('PHONE_INVALID', { field: 'phone' });
  return { confirmUrl: null, mustConfirm: false, shopperToken: NO_SHOPPER };
}

/** A spin by a test link: drawn as another would be, kept nowhere, and without its code. */
export async function trySpin(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shop: Shop,
  { test, toolId }: BodyOf<typeof spin> & { test: string },
): Promise<ResponseOf<typeof spin>> {
  requireTool(ctx, shop, { test, toolId });
  const settings = await inShop(ctx.db, shop.shop_id, async (tx) => {
    const found = await findTool(tx, definitions, { shopId: shop.shop_id, toolId });
    return found && read(found.row, shop);
  });
  if (!settings) throw new AppError('NOT_FOUND', { field: 'toolId' });
  const { wheel, discount } = settings;
  const tickets = wheel ? ticketsOf(wheel.offers) : 0;
  const offer = wheel && tickets > 0 ? drawOffer(wheel.offers, randomInt(tickets)) : null;
  return {
    offerKey: offer?.key ?? null,
    text: offer?.text ?? '',
    message: offer?.message ?? '',
    discountCode: TEST_CODE,
    discountPercent: offer?.discountPercent ?? discount?.percent ?? null,
  };
}

/** A test link is for its own tool alone. */
function requireTool(ctx: Context, shop: Shop, { test, toolId }: { test: string; toolId: string }): void {
  if (toolOfTest(ctx, shop, test) !== toolId) throw new AppError('TEST_LINK_EXPIRED', { field: 'test' });
}
