import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { createCoupon } from '../contract/discount-calls.ts';
import { createCode } from './create-code.ts';

export function registerDiscountRoutes(bind: CallBinder, ctx: Context, stores: StorePlatform): void {
  bind.merchant(createCoupon, async ({ session, body }) => {
    const wanted = {
      code: body.discountCoupon,
      percent: body.discountPercent,
      startsAt: ctx.clock.now(),
      endsAt: null,
      isSingleUse: false,
    };
    const created = await stores
      .clientFor(session)
      .then((client) => createCode(client, wanted))
      .catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        throw new AppError('PARTNER_FAILED', { cause: error });
      });
    return { discountCoupon: body.discountCoupon, created };
  });
}
