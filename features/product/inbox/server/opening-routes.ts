import type { Context } from '#platform/context.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  getInboxSettings,
  getOpening,
  saveInboxSettings,
  type InboxSettings,
} from '../contract/opening-calls.ts';
import { describeHours } from '../rules/opening/describe-hours.ts';
import { describeNow, findSettings, saveSettings } from './settings.ts';

/** Registers the calls for the opening hours and the away message. */
export function registerOpeningRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getInboxSettings, ({ session: { shopId } }) =>
    readInShop(ctx.db, shopId, async (tx) => {
      const settings = await findSettings(tx, shopId);
      return { settings, now: await describeNow(tx, shopId, { settings, now: ctx.clock.now() }) };
    }),
  );
  bind.merchant(saveInboxSettings, ({ session: { shopId }, body: { settings }, noteChange }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const before = await saveSettings(tx, shopId, settings);
      noteChange({ before: toFields(before), after: toFields(settings) });
      return { settings, now: await describeNow(tx, shopId, { settings, now: ctx.clock.now() }) };
    }),
  );
  bind.merchant(getOpening, ({ session: { shopId } }) =>
    readInShop(ctx.db, shopId, async (tx) => {
      const settings = await findSettings(tx, shopId);
      if (!settings.hoursOn) return { opening: null };
      return { opening: await describeNow(tx, shopId, { settings, now: ctx.clock.now() }) };
    }),
  );
}

function toFields({ hoursOn, hours, awayOn, awayText }: InboxSettings) {
  const closedDays = hours.closedDays.toSorted().join(', ') || null;
  return { hoursOn, openingHours: describeHours(hours), closedDays, awayOn, awayText: awayText || null };
}
