import { randomInt } from 'node:crypto';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { optIn, spin } from '../contract/tool-calls.ts';
import type { ToolSettings } from '../contract/tool-definition.ts';
import { drawOffer, ticketsOf } from '../rules/prizes/draw-offer.ts';
import { requireTypedNumber } from '../rules/read-typed-number.ts';
import { chatUrl, findChats } from './chat-url.ts';
import { toolOfTest } from './test-link.ts';
import type { ToolFamily } from './tool-family.ts';
import { findTool, type ToolRow } from './tool-queries.ts';

/** Shown instead of a code, because a test link must not give one away. */
const TEST_CODE = 'TESTCODE';
/** The shopper token of a test, which opens nothing. */
const NO_SHOPPER = 'trying-it-out';

/** Answers a sign-up by a test link like a real one. Nothing is stored, and its chat link confirms nothing. */
export async function tryOptIn(
  ctx: Context,
  family: ToolFamily,
  shop: Shop,
  { test, toolId, phone, timeZone }: BodyOf<typeof optIn> & { test: string },
): Promise<Omit<ResponseOf<typeof optIn>, 'stored'>> {
  requireTool(ctx, shop, { test, toolId });
  requireTypedNumber(phone, { shopCountry: shop.country, timeZone });
  const { row, settings } = await getTool(ctx, family, shop, toolId);
  const chats = await inShop(ctx.db, shop.shop_id, (tx) => findChats(ctx, tx, shop));
  // A chat widget's own link leads to the support, but the confirming link does not.
  const confirmUrl = chatUrl(ctx, chats, row, { ...settings, chat: undefined }, 'test');
  const mustConfirm = settings.isDoubleOptIn === true;
  if (mustConfirm && confirmUrl === null) throw new AppError('SENDER_NOT_CONNECTED');
  return { confirmUrl, mustConfirm, shopperToken: mustConfirm ? null : NO_SHOPPER };
}

/** Answers a spin by a test link: drawn like a real one, not stored, and without a code. */
export async function trySpin(
  ctx: Context,
  family: ToolFamily,
  shop: Shop,
  { test, toolId }: BodyOf<typeof spin> & { test: string },
): Promise<ResponseOf<typeof spin>> {
  requireTool(ctx, shop, { test, toolId });
  const { wheel, discount } = (await getTool(ctx, family, shop, toolId)).settings;
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

/** Returns a tool, on or off. */
async function getTool(
  ctx: Context,
  { definitions, read }: ToolFamily,
  shop: Shop,
  toolId: string,
): Promise<{ row: ToolRow; settings: ToolSettings }> {
  const found = await inShop(ctx.db, shop.shop_id, (tx) =>
    findTool(tx, definitions, { shopId: shop.shop_id, toolId }),
  );
  const settings = found && read(found.row, shop);
  if (!settings) throw new AppError('NOT_FOUND', { field: 'toolId' });
  return { row: found.row, settings };
}

/** A test link is valid for its own tool only. */
function requireTool(ctx: Context, shop: Shop, { test, toolId }: { test: string; toolId: string }): void {
  if (toolOfTest(ctx, shop, test) !== toolId) throw new AppError('TEST_LINK_EXPIRED', { field: 'test' });
}
