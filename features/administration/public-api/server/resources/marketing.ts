import { sql, type RawBuilder, type Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { Broadcasts } from '#database/schema/rows.ts';
import { countSegment as count } from '#features/product/audiences/server/segments-api.ts';
import { CAMPAIGN_NAMES } from '#features/product/automations/contract/campaign-names.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import { listBroadcasts, type ApiBroadcast } from '../../contract/resources/broadcasts.ts';
import { listCampaigns } from '../../contract/resources/campaigns.ts';
import { API_CHANNEL } from '../../contract/resources/names.ts';
import { countSegment, listSegments } from '../../contract/resources/segments.ts';
import { IdPosition, MomentPosition, readCursor, sizeOf, toPage } from '../../rules/cursor.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';

type Broadcast = z.infer<typeof ApiBroadcast>;

/** Binds what a shop sends, and to whom: campaigns, broadcasts and segments. */
export function bindMarketing(binder: EndpointBinder, ctx: Context): void {
  binder.read(listCampaigns, async (tx, { shopId }) => {
    const rows = await tx
      .selectFrom('campaigns')
      .select(['type', 'channel', 'is_on', 'changed_at'])
      .where('shop_id', '=', shopId)
      .orderBy('channel')
      .orderBy('type')
      .execute();
    const names: Readonly<Record<string, string>> = CAMPAIGN_NAMES;
    return {
      data: rows.map((row) => ({
        type: row.type,
        name: names[row.type] ?? row.type,
        channel: API_CHANNEL[row.channel as Channel],
        isOn: row.is_on,
        changedAt: row.changed_at.toISOString(),
      })),
    };
  });
  bindBroadcasts(binder);
  bindSegments(binder, ctx);
}

function bindBroadcasts(binder: EndpointBinder): void {
  binder.read(listBroadcasts, async (tx, { shopId, query }) => {
    const after = readCursor('broadcasts', query.cursor, MomentPosition);
    const size = sizeOf(query.limit);
    const rows = await tx
      .selectFrom('broadcasts')
      .selectAll()
      .where('shop_id', '=', shopId)
      .$if(after !== null, (all) => all.where(isAfter(after)))
      .orderBy('created_at', 'desc')
      .orderBy('broadcast_id', 'desc')
      .limit(size + 1)
      .execute();
    return toPage('broadcasts', rows, {
      size,
      positionOf: (row) => [row.created_at.toISOString(), row.broadcast_id],
      toEntry: toBroadcast,
    });
  });
}

export function toBroadcast(row: Selectable<Broadcasts>): Broadcast {
  return {
    id: row.broadcast_id,
    name: row.name,
    status: row.status as Broadcast['status'],
    isPaused: row.is_paused,
    isCancelled: row.is_cancelled,
    recipients: row.recipients,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

function bindSegments(binder: EndpointBinder, ctx: Context): void {
  binder.answer(countSegment, ({ shopId, params }) => count(ctx, { shopId, ...params }));
  binder.read(listSegments, async (tx, { shopId, query }) => {
    const [after] = readCursor('segments', query.cursor, IdPosition) ?? [];
    const size = sizeOf(query.limit);
    const rows = await tx
      .selectFrom('saved_segments')
      .select(['segment_id', 'name', 'created_at', 'updated_at'])
      .where('shop_id', '=', shopId)
      .$if(after !== undefined, (all) => all.where('segment_id', '>', after ?? ''))
      .orderBy('segment_id')
      .limit(size + 1)
      .execute();
    return toPage('segments', rows, {
      size,
      positionOf: (row) => [row.segment_id],
      toEntry: (row) => ({
        id: row.segment_id,
        name: row.name,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.updated_at.toISOString(),
      }),
    });
  });
}

function isAfter(position: readonly [string, string] | null): RawBuilder<boolean> {
  const [at, id] = position ?? [];
  return sql`(created_at, broadcast_id) < (${at}::timestamptz, ${id}::uuid)`;
}
