import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { findPerson, sendToPerson } from '#features/product/people/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import { inShop, readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { getCounts } from '../contract/count-calls.ts';
import { showPresence } from '../contract/live.ts';
import {
  addNote as addNoteCall,
  assign,
  getMembers,
  getMessages,
  getThread,
  getThreads,
  markSeen as markSeenCall,
  reply,
  setDone as setDoneCall,
  snooze,
} from '../contract/thread-calls.ts';
import { memberIdOf } from '../rules/member-id.ts';
import { readThreadCursor } from '../rules/thread-cursor.ts';
import { assignThread, setDone, snoozeThread, type Acting } from './change-thread.ts';
import { registerHeldRoutes } from './held/held-routes.ts';
import { countThreads, listThreads } from './list-threads.ts';
import { sendNotice } from './live/live-notice.ts';
import { markSeen } from './mark-seen.ts';
import { addNote } from './notes.ts';
import { listMembers, readMessages, readThread } from './read-thread.ts';

/** Registers the calls that read and change threads, and that decide about offers which wait for their end. */
export function registerThreadRoutes(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  registerReads(bind, ctx, findNames);
  registerActs(bind, ctx);
  registerHeldRoutes(bind, ctx, findNames);
  bind.merchant(showPresence, async ({ session, body: { subscriberId, isTyping } }) => {
    const member = { memberId: memberIdOf(session.userId), name: session.person };
    await sendNotice(ctx.db, session.shopId, { kind: 'presence', subscriberId, isTyping, member });
    return {};
  });
}

function registerReads(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  bind.merchant(getThreads, ({ session: { shopId, userId }, query: { list, search, cursor: written } }) => {
    const cursor = written === undefined ? null : readThreadCursor(written);
    if (written !== undefined && !cursor) throw new AppError('MALFORMED_REQUEST', { field: 'cursor' });
    return findInTime(ctx, shopId, (tx) =>
      listThreads(tx, { shopId, memberId: memberIdOf(userId), list, search, cursor }),
    );
  });
  bind.merchant(getCounts, ({ session: { shopId, userId } }) =>
    readInShop(ctx.db, shopId, (tx) => countThreads(tx, { shopId, memberId: memberIdOf(userId) })),
  );
  bind.merchant(getThread, ({ session: { shopId, userId }, query: { subscriberId } }) =>
    readInShop(ctx.db, shopId, (tx) =>
      readThread(ctx, tx, { shopId, memberId: memberIdOf(userId), subscriberId, findNames }),
    ),
  );
  bind.merchant(getMessages, ({ session: { shopId }, query: { subscriberId, cursor } }) =>
    findInTime(ctx, shopId, (tx) =>
      readMessages(tx, { shopId, subscriberId, cursor, now: ctx.clock.now(), findNames }),
    ),
  );
  bind.merchant(getMembers, ({ session: { shopId, userId } }) =>
    readInShop(ctx.db, shopId, async (tx) => ({
      members: await listMembers(tx, shopId),
      ownId: memberIdOf(userId),
    })),
  );
}

function registerActs(bind: CallBinder, ctx: Context): void {
  bind.merchant(reply, ({ session, body: { subscriberId, requestId, text } }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const { shopId, userId, person } = session;
      const written = { shopId, writer: { userId, person }, subscriberId, requestId, text };
      return { messageId: await sendToPerson(ctx, tx, written) };
    }),
  );
  bind.merchant(setDoneCall, ({ session, body }) =>
    act(ctx, session, body, async (tx, acting) => ({
      thread: await setDone(tx, acting, { isDone: body.isDone, now: ctx.clock.now() }),
    })),
  );
  bind.merchant(snooze, ({ session, body }) =>
    act(ctx, session, body, async (tx, acting) => ({
      thread: await snoozeThread(tx, acting, { until: new Date(body.until), now: ctx.clock.now() }),
    })),
  );
  bind.merchant(assign, ({ session, body }) =>
    act(ctx, session, body, async (tx, acting) => ({
      thread: await assignThread(tx, acting, body.memberId),
    })),
  );
  bind.merchant(addNoteCall, ({ session, body }) =>
    act(ctx, session, body, async (tx, { shopId, subscriberId }) => {
      const { requestId, text } = body;
      const { userId, person } = session;
      const writer = { userId, person };
      const now = ctx.clock.now();
      return { note: await addNote(tx, { shopId, subscriberId, requestId, writer, text, now }) };
    }),
  );
  bind.merchant(markSeenCall, ({ session, body }) =>
    act(ctx, session, body, async (tx, acting) => {
      await markSeen(ctx, tx, acting);
      return {};
    }),
  );
}

/** Runs an act on a person's thread, also under an old id from before a merge. */
function act<Result>(
  ctx: Context,
  { shopId, userId }: MerchantSession,
  { subscriberId }: { subscriberId: string },
  run: (tx: Tx, acting: Acting) => Promise<Result>,
): Promise<Result> {
  return inShop(ctx.db, shopId, async (tx) => {
    const person = await findPerson(tx, shopId, subscriberId);
    return run(tx, { shopId, memberId: memberIdOf(userId), subscriberId: person.subscriber_id });
  });
}
