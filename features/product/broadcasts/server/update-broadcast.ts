import * as z from 'zod/mini';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import { catchUpInTime } from '#features/product/audiences/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { fieldOfIssue } from '#platform/http/issue-field.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import type { updateBroadcast as updateCall } from '../contract/broadcast-calls.ts';
import { readSchedule } from '../rules/read-schedule.ts';
import { startOf } from '../rules/wall-time.ts';
import { findChosen } from './broadcast-templates.ts';
import { findScheduleFault } from './check-schedule.ts';
import { isOpen, lockBroadcast, wallOf, type StoredBroadcast } from './stored-broadcast.ts';

type Given = Omit<BodyOf<typeof updateCall>, 'pageId'>;
type Ctx = Context;

/**
 * Saves a broadcast, and schedules or unschedules it according to the status. A draft is saved however unfinished it
 * is. Scheduling checks the requirements in the order of the document, each with its own error. Throws SETTINGS_CHANGED
 * if it changed since, and BROADCAST_UNDER_WAY once it is sent.
 */
export async function updateBroadcast(ctx: Ctx, shopId: number, given: Given): Promise<StoredBroadcast> {
  // Its audience is counted in the transaction. Recent changes are included, except the last of very many.
  if (given.status !== 'draft')
    await catchUpInTime({ ...ctx, db: ctx.slowDb }, shopId, { most: MOST_CHANGES });
  return inShop(ctx.db, shopId, (tx) => update(ctx, tx, shopId, given));
}

async function update(ctx: Ctx, tx: Tx, shopId: number, given: Given): Promise<StoredBroadcast> {
  const before = await lockBroadcast(tx, shopId, given.broadcastId);
  if (!isOpen(before)) throw new AppError('BROADCAST_UNDER_WAY');
  if (given.revision !== undefined && given.revision !== before.revision)
    throw new AppError('SETTINGS_CHANGED');
  const changed = await applyChange(tx, before, given);
  const after = given.status !== 'draft' ? await schedule(ctx, tx, changed) : { ...changed, ...UNSCHEDULED };
  await save(ctx, tx, { ...after, revision: before.revision + 1 });
  return lockBroadcast(tx, shopId, given.broadcastId);
}

/** More are applied in the background: nobody waits for them in front of a screen. */
const MOST_CHANGES = 20_000;

const UNSCHEDULED = { status: 'draft', starts_at: null, audience_count: null } as const;

/** The broadcast with the given values. */
async function applyChange(tx: Tx, before: StoredBroadcast, given: Given): Promise<StoredBroadcast> {
  const { shop_id: shopId } = before;
  const after = {
    ...before,
    name: given.broadcastName ?? before.name,
    segment: given.segment === undefined ? before.segment : (given.segment as StoredBroadcast['segment']),
    attributes: given.broadcastAttributes ?? before.attributes,
    support_number: given.broadcastWASupport ?? before.support_number,
    is_recipient_local: given.isRecipientLocal ?? before.is_recipient_local,
    canary: given.canary === undefined ? before.canary : given.canary,
    ab_test: given.abTest === undefined ? before.ab_test : given.abTest,
    ...(given.condition !== undefined && { condition: readCondition(given.condition) }),
    ...(given.activeTemplate !== undefined && (await chooseTemplate(tx, before, given.activeTemplate))),
    ...(given.scheduleTime !== undefined && (await readTime(tx, before, given.scheduleTime))),
  };
  // Each is a first group that the rest waits for; two of them would wait for each other.
  if (after.canary && after.ab_test) throw new AppError('MALFORMED_REQUEST', { field: 'canary' });
  const templateB = after.ab_test?.templateB ?? '';
  if (templateB === '') return after;
  if (templateB !== before.ab_test?.templateB && !(await findChosen(tx, shopId, templateB)))
    throw new AppError('NOT_FOUND', { field: 'abTest' });
  return { ...after, template_ids: [...new Set([...after.template_ids, templateB])] };
}

function readCondition(given: unknown): AudienceCondition {
  const read = AudienceCondition.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue ? fieldOfIssue({ ...issue, path: ['condition', ...issue.path] }) : 'condition';
  throw new AppError('MALFORMED_REQUEST', { field });
}

/** A chosen template must be one of those on offer. */
async function chooseTemplate(tx: Tx, before: StoredBroadcast, templateId: string | null) {
  if (templateId === null) return { template_id: null };
  if (!z.safeParse(Uuid, templateId).success || !(await findChosen(tx, before.shop_id, templateId)))
    throw new AppError('NOT_FOUND', { field: 'activeTemplate' });
  return {
    template_id: templateId,
    template_ids: [...new Set([...before.template_ids, templateId])],
  };
}

async function readTime(tx: Tx, before: StoredBroadcast, given: string | null) {
  if (given === null) return { scheduled_at: null, scheduled_wall: null };
  const { time_zone: timeZone } = await getShop(tx, before.shop_id);
  // If it is saved as it is shown, the moment stays the same: the second of two equal hours, or what another zone's
  // clocks once showed.
  if (!before.is_recipient_local && given === wallOf(before, timeZone))
    return { scheduled_at: before.scheduled_at, scheduled_wall: given };
  const read = readSchedule(given, timeZone);
  if (!read) throw new AppError('MALFORMED_REQUEST', { field: 'scheduleTime' });
  return { scheduled_at: read.at, scheduled_wall: read.wall };
}

async function schedule(ctx: Ctx, tx: Tx, row: StoredBroadcast): Promise<StoredBroadcast> {
  await requireFeature(tx, row.shop_id, BROADCASTS_FLAG);
  const senderId = await findSenderId(tx, row.shop_id, 'WA');
  const { fault, audienceCount } = await findScheduleFault(ctx, tx, row, senderId);
  if (fault) throw new AppError(fault);
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  const { scheduled_at: scheduledAt, scheduled_wall: wall } = row;
  if (scheduledAt === null || wall === null) throw new AppError('DETAILS_NOT_FILLED');
  return {
    ...row,
    status: 'scheduled',
    audience_count: audienceCount,
    starts_at: startOf({ scheduledAt, wall, isRecipientLocal: row.is_recipient_local }, ctx.clock.now()),
  };
}

async function save(ctx: Pick<Context, 'clock'>, tx: Tx, row: StoredBroadcast): Promise<void> {
  await tx
    .updateTable('broadcasts')
    .set({
      name: row.name,
      status: row.status,
      condition: JSON.stringify(row.condition),
      segment: row.segment === null ? null : JSON.stringify(row.segment),
      template_ids: row.template_ids,
      template_id: row.template_id,
      attributes: JSON.stringify(row.attributes),
      support_number: row.support_number,
      scheduled_at: row.scheduled_at,
      scheduled_wall: row.scheduled_wall,
      is_recipient_local: row.is_recipient_local,
      canary: row.canary && JSON.stringify(row.canary),
      ab_test: row.ab_test && JSON.stringify(row.ab_test),
      starts_at: row.starts_at,
      audience_count: row.audience_count,
      revision: row.revision,
      changed_at: ctx.clock.now(),
    })
    .where('shop_id', '=', row.shop_id)
    .where('broadcast_id', '=', row.broadcast_id)
    .execute();
}
