import { getShop } from '#features/foundations/store-data/server/index.ts';
import { sumSinceYesterday, sumToday } from '#features/product/analytics/server/index.ts';
import { isSendingAny } from '#features/product/broadcasts/server/index.ts';
import { describeSource } from '#features/product/message-log/server/index.ts';
import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getAlerts } from '../contract/alert-calls.ts';
import { alertForRole } from '../rules/alert-for-role.ts';
import { describeAlert } from '../rules/describe-alert.ts';
import { describeSince } from '../rules/describe-since.ts';
import { findAlerts } from './find-alerts.ts';

/** Registers the call that returns the alerts and the figures since yesterday. */
export function registerAlertsRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getAlerts, async ({ session: { shopId, role }, query }) => {
    const facts = await findAlerts(ctx, shopId);
    const whose = { shopId, channel: query.channel ?? 'All' } as const;
    const { currency, isSendingBroadcast, ...figures } = await findInTime(ctx, shopId, async (tx) => ({
      currency: (await getShop(tx, shopId)).currency,
      since: await sumSinceYesterday(ctx, tx, whose),
      today: await sumToday(ctx, tx, whose),
      isSendingBroadcast: await isSendingAny(tx, shopId),
    }));
    return {
      needs: facts.flatMap((one) => {
        const alert = describeAlert(one, (type) => describeSource(type));
        return alertForRole(alert, one.kind, role) ?? [];
      }),
      currencyCode: currency,
      ...figures,
      sinceSentence: describeSince(figures.since, currency),
      isSendingBroadcast,
    };
  });
}
