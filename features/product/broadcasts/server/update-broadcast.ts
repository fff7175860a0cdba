import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { catchUpInTime } from '#features/product/audiences/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { updateBroadcast as updateCall } from '../contract/broadcast-calls.ts';
import { startOf } from '../rules/wall-time.ts';
import { applyChange } from './apply-change.ts';
import { findOwnLimit, findRequest, type Sender } from './approval-queries.ts';
import { askForApproval } from './ask-for-approval.ts';
import { findScheduleFault } from './check-schedule.ts';
import { copiedColumns, isOpen, lockBroadcast, type StoredBroadcast } from './stored-broadcast.ts';

/** More are applied in the background: nobody waits for them in front of a screen. */
const MOST_CHANGES = 20_000;
const UNSCHEDULED = { status: 'draft', starts_at: null, audience_count: null } as const;

type Given = Omit<BodyOf<typeof updateCall>, 'pageId'>;

/**
 * Saves a broadcast, and schedules, sends or unschedules it according to the status. A draft is saved however unfinished
 * it is. One to more people than its sender may reach alone stays a draft, and somebody else is asked to approve it.
 * Scheduling checks the requirements in the order of the document, each with its own error. Throws SETTINGS_CHANGED
 * if it changed since, and BROADCAST_UNDER_WAY once it is sent.
 */
export async function updateBroadcast(ctx: Context, sender: Sender, given: Given): Promise<Updated> {
  const { shopId } = sender;
  if (given.status !== 'draft') await catchUp(ctx, shopId);
  return inShop(ctx.db, shopId, (tx) => update(ctx, tx, sender, given));
}

/**
 * Schedules or sends a draft as it is, because somebody else than its sender approved it. Throws SETTINGS_CHANGED if it
 * changed since the approver saw it, APPROVAL_NOT_ASKED and APPROVAL_BY_OTHER.
 */
export async function approveBroadcast(
  ctx: Context,
  sender: Sender,
  { broadcastId, revision }: { broadcastId: string; revision: number },
): Promise<Updated> {
  const { shopId } = sender;
  await catchUp(ctx, shopId);
  return inShop(ctx.db, shopId, async (tx) => {
    const before = await lockOpen(tx, shopId, { broadcastId, revision });
    const request = await findRequest(tx, before);
    if (!request) throw new AppError('APPROVAL_NOT_ASKED');
    if (request.askedBy === sender.userId) throw new AppError('APPROVAL_BY_OTHER');
    const now = ctx.clock.now();
    const changed = await applyChange(tx, before, { sendNow: request.sendsNow }, now);
    await save(ctx, tx, { ...(await schedule(tx, changed, now)), revision: revision + 1 });
    return { before, after: await lockBroadcast(tx, shopId, broadcastId) };
  });
}

/** The audience is counted in the transaction. Recent changes are included, except the last of very many. */
async function catchUp(ctx: Context, shopId: number): Promise<void> {
  await catchUpInTime({ ...ctx, db: ctx.slowDb }, shopId, { most: MOST_CHANGES });
}

async function lockOpen(
  tx: Tx,
  shopId: number,
  { broadcastId, revision }: { broadcastId: string; revision?: number | undefined },
): Promise<StoredBroadcast> {
  const before = await lockBroadcast(tx, shopId, broadcastId);
  if (!isOpen(before)) throw new AppError('BROADCAST_UNDER_WAY');
  if (revision !== undefined && revision !== before.revision) throw new AppError('SETTINGS_CHANGED');
  return before;
}

interface Updated {
  before: StoredBroadcast;
  after: StoredBroadcast;
}

async function update(ctx: Context, tx: Tx, sender: Sender, given: Given): Promise<Updated> {
  const { shopId } = sender;
  const before = await lockOpen(tx, shopId, given);
  // One moment, so that the time of a broadcast that is sent now is not in the past when it is checked.
  const now = ctx.clock.now();
  const isDraft = given.status === 'draft';
  const changed = await applyChange(tx, before, isDraft ? { ...given, sendNow: false } : given, now);
  const draft = { ...changed, ...UNSCHEDULED, revision: before.revision + 1 };
  const booked = isDraft ? null : { ...(await schedule(tx, changed, now)), revision: draft.revision };
  const isAsked = booked !== null && isAbove(booked.audience_count, await findOwnLimit(tx, sender));
  await save(ctx, tx, booked === null || isAsked ? draft : booked);
  if (isAsked) await askForApproval(ctx, tx, draft, { sender, sendsNow: given.sendNow ?? false });
  return { before, after: await lockBroadcast(tx, shopId, given.broadcastId) };
}

/** Whether a broadcast goes to more people than its sender may reach alone. */
function isAbove(people: number | null, limit: number | null): boolean {
  return limit !== null && (people ?? 0) > limit;
}

async function schedule(tx: Tx, row: StoredBroadcast, now: Date): Promise<StoredBroadcast> {
  await requireFeature(tx, row.shop_id, BROADCASTS_FLAG);
  const senderId = await findSenderId(tx, row.shop_id, 'WA');
  const { fault, audienceCount } = await findScheduleFault(tx, row, { senderId, now });
  if (fault) throw new AppError(fault);
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  const { scheduled_at: scheduledAt, scheduled_wall: wall } = row;
  if (scheduledAt === null || wall === null) throw new AppError('DETAILS_NOT_FILLED');
  return {
    ...row,
    status: 'scheduled',
    audience_count: audienceCount,
    starts_at: startOf({ scheduledAt, wall, isRecipientLocal: row.is_recipient_local }, now),
  };
}

/** Stores a broadcast with its changed values. */
export async function save(ctx: Pick<Context, 'clock'>, tx: Tx, row: StoredBroadcast): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set({
      ...copiedColumns(row),
      name: row.name,
      status: row.status,
      scheduled_at: row.scheduled_at,
      scheduled_wall: row.scheduled_wall,
      starts_at: row.starts_at,
      audience_count: row.audience_count,
      revision: row.revision,
      changed_at: ctx.clock.now(),
    })
    .where('shop_id', '=', row.shop_id)
    .where('broadcast_id', '=', row.broadcast_id)
    .execute();
}
