import type { FastifyInstance } from 'fastify';
import { IANAZone } from 'luxon';
import { findForReport } from '#features/product/broadcasts/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  activityExport,
  autoCampaignExport,
  broadcastExport,
  cancelExport as cancelExportCall,
  figureExport,
  getExport,
  getExports,
  orderExport,
  subscriberExport,
  unsubscriberExport,
} from '../contract/export-calls.ts';
import { texts } from '../texts/all.ts';
import { cancelExport } from './cancel-export.ts';
import { registerExportFileRoute } from './export-file-route.ts';
import { findExport, listExports } from './export-queries.ts';
import { teamActivity } from './kinds/activity/kind.ts';
import { broadcastReport } from './kinds/broadcast-report/kind.ts';
import { dailyFigures } from './kinds/daily-figures/kind.ts';
import { deliveryReport } from './kinds/delivery-report/kind.ts';
import { creditedOrders } from './kinds/orders/kind.ts';
import { subscriberData } from './kinds/subscribers/kind.ts';
import { unsubscribers } from './kinds/unsubscribers/kind.ts';
import { requestExport } from './request-export.ts';
import { toExports } from './to-exports.ts';

const MOST_LISTED = 50;

/** Registers the routes that request, list and cancel exports, and the route that serves the files. */
export function registerExportRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  storage: Storage,
): void {
  registerExportFileRoute(server, ctx, storage);
  registerRequests(bind, ctx);
  bind.merchant(getExports, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      exports: await toExports(ctx, tx, await listExports(tx, shopId, MOST_LISTED)),
    })),
  );
  bind.merchant(getExport, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const row = await findExport(tx, shopId, query.exportId);
      const [found] = row ? await toExports(ctx, tx, [row]) : [];
      if (!found) throw new AppError('NOT_FOUND', { field: 'exportId' });
      return { export: found };
    }),
  );
  bind.merchant(cancelExportCall, async ({ session: { shopId }, body }) => ({
    state: await inShop(ctx.db, shopId, (tx) => cancelExport(ctx, tx, shopId, body.exportId)),
  }));
}

/** Registers the calls that request a file. */
function registerRequests(bind: CallBinder, ctx: Context): void {
  bind.merchant(autoCampaignExport, async ({ session: { shopId }, query, noteChange }) => {
    const { timeZone, emailTo, campaignType } = query;
    requireValidRecipient({ timeZone, emailTo });
    const params = { campaignType, timeZone };
    const exportId = await inShop(ctx.db, shopId, (tx) =>
      requestExport(ctx, tx, { shopId, kind: deliveryReport, params, emailTo }),
    );
    noteChange({ before: null, after: { campaign: campaignType, address: emailTo } });
    return { message: texts.answers.soon, exportId };
  });
  bind.merchant(broadcastExport, async ({ session: { shopId }, query, noteChange }) => {
    const { timeZone, emailTo, broadcastId } = query;
    requireValidRecipient({ timeZone, emailTo });
    const exportId = await inShop(ctx.db, shopId, async (tx) => {
      const { name, startedAt } = await findForReport(tx, shopId, broadcastId);
      noteChange({ before: null, after: { broadcast: name, address: emailTo } });
      const params = { broadcastId, broadcastName: name, startedAt: startedAt.toISOString(), timeZone };
      return requestExport(ctx, tx, { shopId, kind: broadcastReport, params, emailTo });
    });
    return { message: texts.answers.soon, exportId };
  });
  for (const [call, kind] of SHOP_EXPORT_CALLS)
    bind.merchant(call, async ({ session: { shopId }, body: { email: emailTo, timeZone }, noteChange }) => {
      requireValidRecipient({ timeZone, emailTo });
      const exportId = await inShop(ctx.db, shopId, (tx) =>
        requestExport(ctx, tx, { shopId, kind, params: { timeZone }, emailTo }),
      );
      noteChange({ before: null, after: { address: emailTo } });
      return { message: texts.answers.tomorrow, exportId };
    });
}

/** The calls that request a file of the whole shop, with the kind of each. */
const SHOP_EXPORT_CALLS = [
  [subscriberExport, subscriberData],
  [unsubscriberExport, unsubscribers],
  [orderExport, creditedOrders],
  [figureExport, dailyFigures],
  [activityExport, teamActivity],
] as const;

function requireValidRecipient({ timeZone, emailTo }: { timeZone: string; emailTo: string }): void {
  if (!IANAZone.isValidZone(timeZone)) throw new AppError('MALFORMED_REQUEST', { field: 'timeZone' });
  if (!isMailAddress(emailTo)) throw new AppError('MALFORMED_REQUEST', { field: 'emailTo' });
}
