import * as z from 'zod/mini';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { fieldOfIssue } from '#platform/http/issue-field.ts';
import { Uuid } from '#platform/http/text-shapes.ts';
import type { checkChanges } from '../contract/broadcast-calls.ts';
import { readSchedule } from '../rules/read-schedule.ts';
import { wallOfMoment } from '../rules/wall-time.ts';
import { findChosen } from './broadcast-templates.ts';
import { wallOf, type StoredBroadcast } from './stored-broadcast.ts';

type Changes = Omit<BodyOf<typeof checkChanges>, 'pageId' | 'broadcastId'>;

/** Returns the broadcast with the given values. Stores nothing. Throws NOT_FOUND and MALFORMED_REQUEST. */
export async function applyChange(
  tx: Tx,
  before: StoredBroadcast,
  given: Changes,
  now: Date,
): Promise<StoredBroadcast> {
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
    ...(await readTime(tx, before, given, now)),
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

async function readTime(
  tx: Tx,
  before: StoredBroadcast,
  { scheduleTime: given, sendNow }: Pick<Changes, 'scheduleTime' | 'sendNow'>,
  now: Date,
) {
  const { time_zone: timeZone } = await getShop(tx, before.shop_id);
  if (sendNow)
    return { scheduled_at: now, scheduled_wall: wallOfMoment(now, timeZone), is_recipient_local: false };
  if (given === undefined) return {};
  if (given === null) return { scheduled_at: null, scheduled_wall: null };
  // If it is saved as it is shown, the moment stays the same: the second of two equal hours, or what another zone's
  // clocks once showed.
  if (!before.is_recipient_local && given === wallOf(before, timeZone))
    return { scheduled_at: before.scheduled_at, scheduled_wall: given };
  const read = readSchedule(given, timeZone);
  if (!read) throw new AppError('MALFORMED_REQUEST', { field: 'scheduleTime' });
  return { scheduled_at: read.at, scheduled_wall: read.wall };
}
