import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { codeEndsAt } from '../rules/code-ending.ts';
import { makeCodes } from './make-codes.ts';
import { PatientStore } from './patient-store.ts';

/** No request to the store starts after this, because a shopper waits for the code. */
const WORK_MS = 6000;
const ANSWER_TIMEOUT_MS = 4000;

interface WantedCode {
  code: string;
  percent: number;
  validSeconds: number;
}

/** Puts one single-use code into a store. Safe to repeat; false if the store did not accept it now. */
export type MakeSingleCode = (
  shop: { shopId: number; shopUrl: string },
  wanted: WantedCode,
) => Promise<boolean>;

/**
 * Creates codes for shoppers who wait for one at this moment. A message that will carry the same code finds it in the
 * store.
 */
export function singleCodeMaker(ctx: Context, stores: StorePlatform): MakeSingleCode {
  return async (shop, { code, percent, validSeconds }) => {
    const now = ctx.clock.now();
    const kind = {
      shopId: shop.shopId,
      percentHundredths: Math.round(percent * 100),
      endsAt: codeEndsAt(validSeconds, now),
    };
    try {
      const client = await stores.clientFor(shop, { timeoutMs: ANSWER_TIMEOUT_MS });
      const store = new PatientStore(client, performance.now() + WORK_MS);
      const made = await makeCodes(ctx.db, store, kind, { codes: [code], now });
      return made.get(code)?.kind === 'made';
    } catch (error) {
      ctx.log.warn(
        { err: error, shopId: shop.shopId },
        'could not create the code; the next request tries again',
      );
      return false;
    }
  };
}
