import type { Totals } from '#features/product/analytics/contract/overview-calls.ts';
import { readFigures } from '#features/product/analytics/server/figures-api.ts';
import { draftBroadcast, readBroadcastResults } from '#features/product/broadcasts/server/programs-api.ts';
import { describeSource } from '#features/product/message-log/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createBroadcastDraft, getBroadcastResults } from '../../contract/resources/broadcasts.ts';
import { getFigures } from '../../contract/resources/figures.ts';
import { API_CHANNEL } from '../../contract/resources/names.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';
import { readBroadcasts } from '../resources-api.ts';

/** The page of the app that shows a broadcast, followed by its id. */
const BROADCAST_PAGE = '/instant-campaigns-wa';

/** Binds what messages led to, and drafts of broadcasts. */
export function bindResults(binder: EndpointBinder, ctx: Context): void {
  binder.read(getFigures, async (tx, { shopId, query: { from, to } }) => {
    const { types, totals, ...figures } = await readFigures(ctx, tx, { shopId, from, to });
    return {
      ...figures,
      ...countsOf(totals),
      sources: types.map((one) => ({
        source: one.type,
        name: describeSource(one.type),
        channel: API_CHANNEL[one.channel],
        ...countsOf(one.totals),
      })),
    };
  });
  binder.read(getBroadcastResults, async (tx, { shopId, params: { broadcastId } }) => {
    const broadcast = await requireBroadcast(tx, shopId, broadcastId);
    const found = await readBroadcastResults(tx, shopId, broadcastId);
    const { read: readRate, readNumber: read, CTR: clickRate, CTRNumber: clicked, ...counted } = found;
    return { broadcast, ...counted, read, readRate, clicked, clickRate };
  });
  binder.act(createBroadcastDraft, {
    act: (tx, { shopId, body: { name, templateId, segmentId, values = {} } }) =>
      draftBroadcast(ctx, tx, { shopId, name, templateId, values, segmentId }),
    describe: ({ body: { name } }) => ({ broadcast: name }),
    answer: async (tx, broadcastId, { shopId }) => ({
      broadcast: await requireBroadcast(tx, shopId, broadcastId),
      reviewUrl: `${ctx.settings.publicUrl}${BROADCAST_PAGE}/${broadcastId}`,
    }),
  });
}

async function requireBroadcast(tx: Tx, shopId: number, broadcastId: string) {
  const broadcast = (await readBroadcasts(tx, shopId, [broadcastId])).get(broadcastId);
  if (!broadcast) throw new AppError('NOT_FOUND', { field: 'broadcastId' });
  return broadcast;
}

function countsOf(totals: Totals) {
  const { sent, delivered, read, clicked, failed, readRate, clickRate, orders, revenueMinor, optIns } =
    totals;
  return { sent, delivered, read, clicked, failed, readRate, clickRate, orders, revenueMinor, optIns };
}
