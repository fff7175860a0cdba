import type { MakeSingleCode } from '#features/engine/discounts/server/index.ts';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import { findBrowser } from '#features/foundations/visits/server/index.ts';
import { DAY_SECONDS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf, ResponseOf } from '#platform/http/call.ts';
import type { spin } from '../../contract/tool-calls.ts';
import { isPrizeOver } from '../../rules/prizes/is-prize-over.ts';
import { findPrize } from './prizes.ts';

/** The answer for an expired prize: no wheel turns to it, and its code is not shown. */
const OVER = {
  offerKey: null,
  text: '',
  message: '',
  discountCode: null,
  discountPercent: null,
  isOver: true,
} as const;

/**
 * Returns what a shopper won at the sign-up, for every request. The token from the sign-up identifies the shopper. An
 * unconfirmed browser only gets what it won itself. A single-use code is created in the store first, and not returned
 * while that fails.
 */
export async function revealPrize(
  ctx: Context,
  makeCode: MakeSingleCode,
  shop: Shop,
  { toolId, shopper }: BodyOf<typeof spin>,
): Promise<ResponseOf<typeof spin>> {
  const shopId = shop.shop_id;
  const prize = await inShop(ctx.db, shopId, async (tx) => {
    const browser = await findBrowser(tx, shopId, shopper, ctx.clock.now());
    return browser && findPrize(ctx, tx, { shopId, toolId, browser });
  });
  if (prize === null) throw new AppError('SPIN_NOT_EARNED', { field: 'shopper' });
  const { prize_id: prizeId, discount_code: code, valid_days: validDays } = prize;
  if (isPrizeOver({ wonAt: prize.won_at, validDays, now: ctx.clock.now() })) return OVER;
  const percent = prize.discount_percent === null ? null : Number(prize.discount_percent);
  let isMade = prize.is_made;
  if (!isMade && percent !== null && validDays !== null) {
    const wanted = { code, percent, validSeconds: validDays * DAY_SECONDS };
    isMade = await makeCode({ shopId, shopUrl: shop.shop_url }, wanted);
    if (isMade) await keepMade(ctx, shopId, prizeId);
  }
  return {
    offerKey: prize.offer_key,
    text: prize.offer_text,
    message: prize.message,
    discountCode: isMade ? code : null,
    discountPercent: percent,
  };
}

async function keepMade(ctx: Context, shopId: number, prizeId: string): Promise<void> {
  await inShop(ctx.db, shopId, (tx) =>
    tx
      .updateTable('tool_prizes')
      .set({ is_made: true })
      .where('shop_id', '=', shopId)
      .where('prize_id', '=', prizeId)
      .execute(),
  );
}
