import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Broadcasts } from '#database/schema/rows.ts';
import {
  StoredCondition,
  type AudienceCondition,
} from '#features/product/audiences/contract/audience-condition.ts';
import { SEGMENT_RULES } from '#features/product/audiences/segment-rule-list.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { AbTest } from '../contract/ab-test.ts';
import { BroadcastAttributes } from '../contract/broadcast.ts';
import { Canary } from '../contract/canary.ts';
import { shownLocalTime } from '../rules/wall-time.ts';

type Row = Selectable<Broadcasts>;

/** A stored broadcast with its JSON parsed. */
export type StoredBroadcast = Omit<Row, 'condition' | 'attributes' | 'canary' | 'ab_test' | 'status'> & {
  status: 'draft' | 'scheduled' | 'sending' | 'sent' | 'failed';
  condition: AudienceCondition;
  attributes: BroadcastAttributes;
  canary: Canary | null;
  ab_test: AbTest | null;
};

/** A new broadcast's audience: the default rule, which counts nobody until it has its values. */
export const EMPTY_CONDITION: AudienceCondition = {
  rules: [{ segmentType: SEGMENT_RULES[0].type, key: 0, exclude: 0, conditions: [] }],
  includeOperation: 'OR',
  excludeOperation: 'OR',
};

const Status = z.enum(['draft', 'scheduled', 'sending', 'sent', 'failed']);

/** A stored value in an unknown format counts as missing. */
export function readRow(row: Row): StoredBroadcast {
  return {
    ...row,
    status: Status.parse(row.status),
    condition: StoredCondition.safeParse(row.condition).data ?? EMPTY_CONDITION,
    attributes: BroadcastAttributes.safeParse(row.attributes).data ?? {},
    canary: Canary.safeParse(row.canary).data ?? null,
    ab_test: AbTest.safeParse(row.ab_test).data ?? null,
  };
}

/** The columns that a copy has in common with its original, as they are stored. */
export function copiedColumns(row: StoredBroadcast) {
  const { segment, canary, ab_test: abTest } = row;
  return {
    condition: JSON.stringify(row.condition),
    segment: segment === null ? null : JSON.stringify(segment),
    template_ids: row.template_ids,
    template_id: row.template_id,
    attributes: JSON.stringify(row.attributes),
    support_number: row.support_number,
    is_recipient_local: row.is_recipient_local,
    canary: canary && JSON.stringify(canary),
    ab_test: abTest && JSON.stringify(abTest),
  };
}

/** A broadcast of the shop. Throws NOT_FOUND. */
export async function findBroadcast(tx: Tx, shopId: number, broadcastId: string): Promise<StoredBroadcast> {
  const row = await ofId(tx, shopId, broadcastId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'broadcastId' });
  return readRow(row);
}

/** The same, locked until the transaction ends. */
export async function lockBroadcast(tx: Tx, shopId: number, broadcastId: string): Promise<StoredBroadcast> {
  const row = await ofId(tx, shopId, broadcastId).forUpdate().executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'broadcastId' });
  return readRow(row);
}

function ofId(tx: Tx, shopId: number, broadcastId: string) {
  return tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('broadcast_id', '=', broadcastId);
}

/** The fields of an entry of the audit log about a broadcast. */
export function statusFields({ name, status, is_paused, is_cancelled }: StoredBroadcast) {
  const standing = is_paused ? 'paused' : status;
  return { broadcast: name, broadcastStatus: is_cancelled ? 'cancelled' : standing };
}

/** Its time on the clocks of its shop. */
export function wallOf(row: StoredBroadcast, timeZone: string): string | null {
  const { scheduled_at: scheduledAt, scheduled_wall: wall, is_recipient_local: isRecipientLocal } = row;
  return shownLocalTime({ scheduledAt, wall, isRecipientLocal }, timeZone);
}

/** Whether a merchant may still change it. */
export function isOpen({ status }: Pick<StoredBroadcast, 'status'>): boolean {
  return status === 'draft' || status === 'scheduled';
}
