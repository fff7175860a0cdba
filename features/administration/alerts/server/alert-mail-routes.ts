import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { countRecentMails } from '#platform/mail/count-recent-mails.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import {
  getAlertMails,
  saveAlertMails,
  sendTestMail,
  type AlertMails,
} from '../contract/alert-mail-calls.ts';
import { composeTestMail } from '../rules/compose-alert-mail.ts';
import { addressOf, findWatch, saveWatch } from './alert-watch-queries.ts';

/** The limit exists because a test goes to any address that the merchant enters. */
const MOST_MAILS_IN_DAY = 40;

/** Registers the calls with which a merchant sets up and tests the e-mails about urgent alerts. */
export function registerAlertMailRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getAlertMails, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => describeMails(ctx, tx, await getShop(tx, shopId))),
  );
  bind.merchant(saveAlertMails, ({ session: { shopId }, body: { isOn, email }, noteChange }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const before = await findWatch(tx, shopId);
      await saveWatch(tx, shopId, { isOn, email, now: ctx.clock.now() });
      noteChange({
        before: { isOn: before?.is_on ?? true, address: before?.email ?? null },
        after: { isOn, address: email },
      });
      return describeMails(ctx, tx, await getShop(tx, shopId));
    }),
  );
  bind.merchant(sendTestMail, async ({ session: { shopId } }) => {
    if (ctx.settings.mail === null) throw new AppError('MAIL_NOT_SET_UP');
    return inShop(ctx.db, shopId, async (tx) => ({ email: await queueTestMail(ctx, tx, shopId) }));
  });
}

async function describeMails(ctx: Context, tx: Tx, shop: Shop): Promise<AlertMails> {
  const watch = await findWatch(tx, shop.shop_id);
  return {
    isOn: watch?.is_on ?? true,
    email: watch?.email ?? null,
    storeEmail: shop.email,
    canSend: ctx.settings.mail !== null,
  };
}

/** Returns the address that the test goes to. */
async function queueTestMail(ctx: Context, tx: Tx, shopId: number): Promise<string> {
  const shop = await getShop(tx, shopId);
  const to = addressOf(await findWatch(tx, shopId), shop);
  if (to === null) throw new AppError('NO_MAIL_ADDRESS');
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  if ((await countRecentMails(tx, shopId, since)) >= MOST_MAILS_IN_DAY)
    throw new AppError('TOO_MANY_TEST_MAILS');
  const words = composeTestMail({ shopName: shop.name, publicUrl: ctx.settings.publicUrl });
  await queueMail(ctx, tx, { shopId, to, ...words });
  return to;
}
