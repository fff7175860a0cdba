import { readerOfShop } from '#features/foundations/store-data/rules/index.ts';
import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import { describeSource } from '#features/product/message-log/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { composeAlertMail } from '../rules/compose-alert-mail.ts';
import { decideAlertMail } from '../rules/decide-alert-mail.ts';
import { describeAlert } from '../rules/describe-alert.ts';
import { urgentKey } from '../rules/urgent-alerts.ts';
import {
  addressOf,
  findEpisodes,
  lockWatch,
  recordEpisodes,
  takeDueShop,
  watchNewShops,
} from './alert-watch-queries.ts';
import { findAlerts } from './find-alerts.ts';

/**
 * Checks the alerts of a shop that is due, and queues an e-mail about urgent ones that began. Returns whether there may
 * be more shops. Without a mail server nothing is checked, so that the first e-mail after one is set up is about what is
 * there then.
 */
export async function mailNextAlerts(ctx: Context): Promise<boolean> {
  if (ctx.settings.mail === null) return false;
  await watchNewShops(ctx.db, ctx.clock.now());
  const shopId = await takeDueShop(ctx.db, ctx.clock.now());
  if (shopId === null) return false;
  await mailAlerts(ctx, shopId, await findAlerts(ctx, shopId));
  return true;
}

/** Queues an e-mail about the urgent alerts that began. In one transaction with what was mailed, so that each is mailed once. */
export async function mailAlerts(ctx: Context, shopId: number, alerts: readonly AlertFacts[]): Promise<void> {
  const now = ctx.clock.now();
  const urgent = new Map<string, AlertFacts>();
  for (const facts of alerts) {
    const key = urgentKey(facts);
    if (key !== null) urgent.set(key, facts);
  }
  await ctx.db.transaction().execute(async (tx) => {
    const watch = await lockWatch(tx, shopId);
    if (!watch?.is_on) return;
    const shop = await getShop(tx, shopId);
    const to = addressOf(watch, shop);
    const decision = decideAlertMail([...urgent.keys()], await findEpisodes(tx, shopId), now);
    const mailed = to === null ? [] : decision.mail;
    await recordEpisodes(tx, shopId, { ...decision, mail: mailed }, now);
    if (to === null || mailed.length === 0) return;
    await queueAlertMail(ctx, tx, { shop, to, alerts: mailed.flatMap((key) => urgent.get(key) ?? []) });
  });
}

async function queueAlertMail(
  ctx: Context,
  tx: Tx,
  { shop, to, alerts }: { shop: Shop; to: string; alerts: readonly AlertFacts[] },
): Promise<void> {
  const { publicUrl } = ctx.settings;
  const words = forReader(readerOfShop(shop), () =>
    composeAlertMail(
      { shopName: shop.name, publicUrl },
      alerts.map((one) => describeAlert(one, (type) => describeSource(type))),
    ),
  );
  await queueMail(ctx, tx, { shopId: shop.shop_id, to, ...words });
}
