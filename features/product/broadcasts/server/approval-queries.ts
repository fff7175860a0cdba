import { hasOtherWithRight, nameOfPerson } from '#features/foundations/team/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import type { Broadcast } from '../contract/broadcast.ts';
import type { StoredBroadcast } from './stored-broadcast.ts';

/** The person who asks or approves. Without a `userId` it is the owner. */
export type Sender = Pick<MerchantSession, 'shopId' | 'userId'>;

export async function findApprovalLimit(tx: Tx, shopId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('approval_limits')
    .select('above_people')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.above_people ?? null;
}

export async function saveApprovalLimit(tx: Tx, shopId: number, above: number | null): Promise<void> {
  if (above === null) {
    await tx.deleteFrom('approval_limits').where('shop_id', '=', shopId).execute();
    return;
  }
  await tx
    .insertInto('approval_limits')
    .values({ shop_id: shopId, above_people: above })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ above_people: above }))
    .execute();
}

/**
 * Returns to how many people this person may send alone, or null for any number. A shop without anybody else who may
 * send has no limit, because nobody could approve.
 */
export async function findOwnLimit(tx: Tx, { shopId, userId }: Sender): Promise<number | null> {
  const above = await findApprovalLimit(tx, shopId);
  if (above === null) return null;
  return (await hasOtherWithRight(tx, { shopId, userId, right: 'market' })) ? above : null;
}

export interface ApprovalRequest {
  sendsNow: boolean;
  askedBy: string | null;
  askedAt: Date;
}

/** Returns the open request for a draft. A request for an earlier revision is void. */
export async function findRequest(tx: Tx, row: StoredBroadcast): Promise<ApprovalRequest | null> {
  if (row.status !== 'draft') return null;
  const found = await tx
    .selectFrom('approval_requests')
    .selectAll()
    .where('shop_id', '=', row.shop_id)
    .where('broadcast_id', '=', row.broadcast_id)
    .where('revision', '=', row.revision)
    .executeTakeFirst();
  return found ? { sendsNow: found.sends_now, askedBy: found.asked_by, askedAt: found.asked_at } : null;
}

export async function saveRequest(
  tx: Tx,
  row: Pick<StoredBroadcast, 'shop_id' | 'broadcast_id' | 'revision'>,
  { sendsNow, askedBy, askedAt }: ApprovalRequest,
): Promise<void> {
  const request = { revision: row.revision, sends_now: sendsNow, asked_by: askedBy, asked_at: askedAt };
  await tx
    .insertInto('approval_requests')
    .values({ shop_id: row.shop_id, broadcast_id: row.broadcast_id, ...request })
    .onConflict((conflict) => conflict.columns(['shop_id', 'broadcast_id']).doUpdateSet(request))
    .execute();
}

/** Describes what a broadcast needs before this person can send it. */
export async function describeApproval(
  tx: Tx,
  row: StoredBroadcast,
  sender: Sender,
): Promise<Broadcast['approval']> {
  const request = await findRequest(tx, row);
  return {
    above: await findOwnLimit(tx, sender),
    request: request && {
      by: request.askedBy && (await nameOfPerson(tx, request.askedBy)),
      at: request.askedAt.toISOString(),
      isMine: request.askedBy === sender.userId,
      sendsNow: request.sendsNow,
    },
  };
}
