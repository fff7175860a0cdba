import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { doEach } from '#platform/http/several/do-each.ts';
import {
  checkChanges,
  copyBroadcast as copyCall,
  createBroadcast as createCall,
  deleteDraft as deleteCall,
  deleteDrafts,
  getBroadcast,
  getBroadcasts,
  getFlightCheck,
  restoreDrafts,
  sentDayBeforeBroadcast,
  updateBroadcast as updateCall,
  updateBroadcastTemplates,
} from '../contract/broadcast-calls.ts';
import { readSchedule } from '../rules/read-schedule.ts';
import { registerApprovalRoutes } from './approval-routes.ts';
import { copyBroadcast, createBroadcast } from './create-broadcast.ts';
import { deleteDraft, restoreDraft } from './delete-draft.ts';
import { describeBroadcast } from './describe-broadcast.ts';
import { checkFlight } from './flight/check-flight.ts';
import { listBroadcasts } from './list-broadcasts.ts';
import { readDayRoom } from './read-day-room.ts';
import { registerSendingRoutes } from './sending-routes.ts';
import { setTemplates } from './set-templates.ts';
import { findBroadcast, statusFields } from './stored-broadcast.ts';
import { updateBroadcast } from './update-broadcast.ts';

/** The calls about broadcasts. */
export function registerBroadcastRoutes(bind: CallBinder, ctx: Context): void {
  registerSendingRoutes(bind, ctx);
  registerApprovalRoutes(bind, ctx);
  registerReadingRoutes(bind, ctx);
  registerDeletingRoutes(bind, ctx);
  bind.merchant(createCall, ({ session: { shopId }, body, noteChange }) =>
    inShop(ctx.db, shopId, async (tx) => {
      noteChange({ before: null, after: { broadcast: body.broadcastName ?? null } });
      return { data: await createBroadcast(ctx, tx, shopId, body.broadcastName) };
    }),
  );
  bind.merchant(copyCall, ({ session: { shopId }, body: { broadcastId, broadcastName } }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      data: await copyBroadcast(ctx, tx, { shopId, broadcastId, name: broadcastName }),
    })),
  );
  bind.merchant(updateCall, async ({ session, body, noteChange }) => {
    const { before, after } = await updateBroadcast(ctx, session, body);
    noteChange({ before: statusFields(before), after: statusFields(after) });
    return inShop(ctx.db, session.shopId, async (tx) => ({
      broadcast: await describeBroadcast(tx, after, session),
    }));
  });
  bind.merchant(updateBroadcastTemplates, ({ session: { shopId }, body }) =>
    inShop(ctx.db, shopId, async (tx) => ({
      templates: await setTemplates(ctx, tx, {
        shopId,
        broadcastId: body.broadcastId,
        templateIds: body.templates.map(({ flowId }) => flowId),
      }),
    })),
  );
}

function registerDeletingRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(deleteCall, ({ session: { shopId }, body: { campaignId, revision } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      await deleteDraft(tx, { shopId, broadcastId: campaignId, now: ctx.clock.now() }, revision);
      return { data: campaignId };
    }),
  );
  bind.merchant(deleteDrafts, ({ session: { shopId }, body: { broadcastIds } }) =>
    doEach(ctx, broadcastIds, (broadcastId) =>
      inShop(ctx.db, shopId, (tx) => deleteDraft(tx, { shopId, broadcastId, now: ctx.clock.now() })),
    ),
  );
  bind.merchant(restoreDrafts, ({ session: { shopId }, body: { broadcastIds } }) =>
    doEach(ctx, broadcastIds, (broadcastId) =>
      inShop(ctx.db, shopId, (tx) => restoreDraft(tx, { shopId, broadcastId, now: ctx.clock.now() })),
    ),
  );
}

function registerReadingRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getBroadcasts, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, (tx) => listBroadcasts(tx, shopId)),
  );
  bind.merchant(getBroadcast, ({ session, query: { broadcastId } }) =>
    inShop(ctx.db, session.shopId, async (tx) => ({
      broadcast: await describeBroadcast(tx, await findBroadcast(tx, session.shopId, broadcastId), session),
    })),
  );
  bind.merchant(sentDayBeforeBroadcast, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const { time_zone: timeZone } = await getShop(tx, shopId);
      const read = readSchedule(query.schedTime, timeZone);
      if (!read) throw new AppError('MALFORMED_REQUEST', { field: 'schedTime' });
      const broadcastId = query.broadcastId ?? null;
      const audience = Number(query.population ?? 0);
      const room = await readDayRoom(tx, {
        shopId,
        at: read.at,
        audience,
        now: ctx.clock.now(),
        broadcastId,
      });
      return { ...room, data: room.booked };
    }),
  );
  bind.merchant(getFlightCheck, async ({ session: { shopId }, query: { broadcastId } }) => ({
    flightCheck: await checkFlight(ctx, { shopId, broadcastId }),
  }));
  bind.merchant(checkChanges, async ({ session: { shopId }, body: { broadcastId, ...changes } }) => ({
    flightCheck: await checkFlight(ctx, { shopId, broadcastId, changes }),
  }));
}
