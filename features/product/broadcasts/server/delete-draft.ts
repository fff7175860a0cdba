import { sql } from 'kysely';
import { restorableSince } from '#platform/clock/restorable-since.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { takePlace } from './create-broadcast.ts';
import { findBroadcast, lockBroadcast } from './stored-broadcast.ts';

interface Draft {
  shopId: number;
  broadcastId: string;
  now: Date;
}

/**
 * Deletes a draft, if given only in this revision. Its row moves to `deleted_drafts`, so that nothing else has to know of
 * deleted drafts. Throws NOT_FOUND, BROADCAST_UNDER_WAY for anything else, and SETTINGS_CHANGED if it changed since.
 */
export async function deleteDraft(
  tx: Tx,
  { shopId, broadcastId, now }: Draft,
  revision?: number,
): Promise<void> {
  const row = await lockBroadcast(tx, shopId, broadcastId);
  if (row.status !== 'draft') throw new AppError('BROADCAST_UNDER_WAY');
  if (revision !== undefined && revision !== row.revision) throw new AppError('SETTINGS_CHANGED');
  await sql`
    with deleted as (
      delete from broadcasts where shop_id = ${shopId} and broadcast_id = ${broadcastId} returning *
    )
    insert into deleted_drafts (shop_id, broadcast_id, draft, deleted_at)
    select shop_id, broadcast_id, to_jsonb(deleted), ${now} from deleted
    on conflict (shop_id, broadcast_id) do update set draft = excluded.draft, deleted_at = excluded.deleted_at`.execute(
    tx,
  );
}

/**
 * Brings back a draft that was deleted within a day, under its own id. Restoring one that is there changes nothing.
 * Throws NOT_FOUND, and the errors of a new broadcast.
 */
export async function restoreDraft(tx: Tx, { shopId, broadcastId, now }: Draft): Promise<void> {
  await takePlace(tx, shopId);
  // The columns that a draft fills. The others have their defaults, also those that a newer release added meanwhile.
  const { numAffectedRows } = await sql`
    with taken as (
      delete from deleted_drafts
      where shop_id = ${shopId} and broadcast_id = ${broadcastId} and deleted_at > ${restorableSince(now)}
      returning draft
    )
    insert into broadcasts (shop_id, broadcast_id, name, condition, segment, template_ids, template_id, attributes,
      support_number, scheduled_at, scheduled_wall, is_recipient_local, canary, ab_test, revision, created_at, changed_at,
      looked_at)
    select d.shop_id, d.broadcast_id, d.name, d.condition, d.segment, d.template_ids, d.template_id, d.attributes,
      d.support_number, d.scheduled_at, d.scheduled_wall, d.is_recipient_local, d.canary, d.ab_test, d.revision,
      d.created_at, d.changed_at, ${now}
    from taken, jsonb_populate_record(null::broadcasts, taken.draft) d`.execute(tx);
  if (!numAffectedRows) await findBroadcast(tx, shopId, broadcastId);
}
