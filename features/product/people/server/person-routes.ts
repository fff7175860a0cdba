import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import {
  getPerson,
  getTimeline,
  searchPeople as searchCall,
  sendToPerson as sendCall,
} from '../contract/person-calls.ts';
import { getShopping } from '../contract/shopping-call.ts';
import { readTimelineCursor } from '../rules/timeline-cursor.ts';
import { findPerson, toPerson } from './find-person.ts';
import { readShopping } from './read-shopping.ts';
import { readTimeline } from './read-timeline.ts';
import { searchPeople } from './search-people.ts';
import { sendToPerson } from './send-to-person.ts';

const open = (tx: Tx, shopId: number) => requireFeature(tx, shopId, 'subscribers');

/** Registers the calls about one subscriber: the profile, the timeline, and a message to them. */
export function registerPersonRoutes(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  bind.merchant(getPerson, ({ session: { shopId }, query }) =>
    findInTime(ctx, shopId, async (tx) => {
      await open(tx, shopId);
      return { person: toPerson(await findPerson(tx, shopId, query.subscriberId), ctx) };
    }),
  );
  bind.merchant(getTimeline, ({ session: { shopId }, query }) => {
    const cursor = query.cursor === undefined ? null : readTimelineCursor(query.cursor);
    if (query.cursor !== undefined && !cursor) throw new AppError('MALFORMED_REQUEST', { field: 'cursor' });
    return findInTime(ctx, shopId, async (tx) => {
      await open(tx, shopId);
      const person = await findPerson(tx, shopId, query.subscriberId);
      return readTimeline(tx, { shopId, person, cursor, now: ctx.clock.now(), findNames });
    });
  });
  bind.merchant(getShopping, ({ session: { shopId, shopUrl }, query }) =>
    findInTime(ctx, shopId, async (tx) => {
      await open(tx, shopId);
      const person = await findPerson(tx, shopId, query.subscriberId);
      const admin = `${ctx.settings.shopify.url.replace('{shop}', shopUrl)}/admin/orders`;
      const adminUrlOf = (orderId: string) => `${admin}/${encodeURIComponent(orderId)}`;
      return readShopping(tx, { shopId, person, now: ctx.clock.now(), adminUrlOf });
    }),
  );
  bind.merchant(searchCall, ({ session: { shopId }, query }) =>
    findInTime(ctx, shopId, (tx) => searchPeople(tx, shopId, query.search)),
  );
  bind.merchant(sendCall, ({ session, body: { subscriberId, requestId, text } }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const { shopId, userId, person } = session;
      await open(tx, shopId);
      const written = { shopId, writer: { userId, person }, subscriberId, requestId, text };
      return { messageId: await sendToPerson(ctx, tx, written) };
    }),
  );
}
