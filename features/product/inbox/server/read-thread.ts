import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { listTeamActs } from '#features/engine/messaging/server/talks-api.ts';
import { readTimelineCursor } from '#features/product/people/rules/index.ts';
import { findPerson, readTimeline, toPerson } from '#features/product/people/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { hasRight, ROLES } from '#platform/rights/rights.ts';
import type { getMessages, getThread } from '../contract/thread-calls.ts';
import type { Answerer, Member } from '../contract/thread.ts';
import { OWNER_ID } from '../rules/member-id.ts';
import type { Acting } from './change-thread.ts';
import { readHeld } from './held/read-held.ts';
import { listNotes } from './notes.ts';
import { findThread } from './read-threads.ts';

/** Reads a thread with its person, its notes, and the offers that wait for its end. Throws NOT_FOUND. */
export async function readThread(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  { findNames, ...acting }: Acting & { findNames: FindSourceNames },
): Promise<ResponseOf<typeof getThread>> {
  const { shopId } = acting;
  const person = await findPerson(tx, shopId, acting.subscriberId);
  const subscriberId = person.subscriber_id;
  return {
    thread: await findThread(tx, { ...acting, subscriberId }),
    person: toPerson(person, ctx),
    notes: await listNotes(tx, shopId, subscriberId),
    held: await readHeld(tx, { shopId, subscriberId, now: ctx.clock.now(), findNames }),
  };
}

interface Asked {
  shopId: number;
  subscriberId: string;
  cursor: string | undefined;
  now: Date;
  findNames: FindSourceNames;
}

/** Reads a page of a thread's messages and events, the newest first. Throws NOT_FOUND, MALFORMED_REQUEST. */
export async function readMessages(
  tx: Tx,
  { shopId, subscriberId, cursor: written, now, findNames }: Asked,
): Promise<ResponseOf<typeof getMessages>> {
  const cursor = written === undefined ? null : readTimelineCursor(written);
  if (written !== undefined && !cursor) throw new AppError('MALFORMED_REQUEST', { field: 'cursor' });
  const person = await findPerson(tx, shopId, subscriberId);
  const { entries, nextCursor } = await readTimeline(tx, { shopId, person, cursor, now, findNames });
  const ids = entries.flatMap((entry) => (entry.kind === 'message' ? [entry.message.messageId] : []));
  return {
    entries,
    nextCursor,
    writers: await listWriters(tx, shopId, ids),
    acts: await listTeamActs(tx, { shopId, subscriberId: person.subscriber_id }, ids),
  };
}

async function listWriters(
  tx: Tx,
  shopId: number,
  messageIds: readonly string[],
): Promise<Record<string, Answerer>> {
  if (messageIds.length === 0) return {};
  const rows = await tx
    .selectFrom('inbox_replies')
    .select(['message_id', 'member_id', 'person', 'is_program'])
    .where('shop_id', '=', shopId)
    .where('message_id', 'in', [...messageIds])
    .execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.message_id,
      { memberId: row.member_id, name: row.person, isProgram: row.is_program },
    ]),
  );
}

/** Returns the people of a shop who can answer, the owner first. */
export async function listMembers(tx: Tx, shopId: number): Promise<Member[]> {
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .select(['u.user_id', 'u.name', 'u.email'])
    .where('m.shop_id', '=', shopId)
    .where(
      'm.role',
      'in',
      ROLES.filter((role) => hasRight(role, 'answer')),
    )
    .orderBy('u.name')
    .orderBy('u.email')
    .execute();
  const members = rows.map((row) => ({ memberId: row.user_id, name: row.name || row.email }));
  return [{ memberId: OWNER_ID, name: null }, ...members];
}
