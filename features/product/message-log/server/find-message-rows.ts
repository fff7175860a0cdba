import { sql, type RawBuilder } from 'kysely';
import type { SourceKind } from '#features/engine/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { MessageRow } from '../contract/message-row.ts';
import { explainState, type StoredMessage } from '../rules/explain-state.ts';

/** A message with its outbox row and its person, as the lists select it. */
export interface FoundMessage {
  message_id: string;
  created_at: Date;
  channel: Channel;
  source_type: string;
  source_kind: SourceKind;
  source_id: string | null;
  state: StoredMessage['state'];
  skip_reason: string | null;
  provider_code: number | null;
  provider_error: string | null;
  retries: number;
  sent_at: Date | null;
  subscriber_id: string;
  first_name: string | null;
  last_name: string | null;
  phone_e164: string | null;
  email: string | null;
  outbox_state: NonNullable<StoredMessage['outbox']>['state'] | null;
  outbox_reason: string | null;
  due_at: Date | null;
  is_all_paused: boolean;
  clicked_at: Date | null;
  earned_minor: number | null;
  earned_orders: number | null;
}

/** The columns of a list from `m` (messages), `o` (its outbox row, if any) and `s` (its person, if any). */
export const ROW_COLUMNS: RawBuilder<FoundMessage> = sql`
  m.message_id, m.created_at, m.channel, m.source_type, m.source_kind, m.source_id, m.state, m.verdict ->> 'reason' as skip_reason,
  m.provider_code, m.provider_error, m.retries, m.sent_at, m.subscriber_id,
  s.first_name, s.last_name, coalesce(s.phone_e164, r.phone_e164) as phone_e164, s.email,
  o.state as outbox_state, o.reason as outbox_reason, o.due_at,
  o.state is not null and exists (select from sending_pauses p where p.shop_id = m.shop_id) as is_all_paused, m.clicked_at, e.earned_minor, e.earned_orders`;

/**
 * Joins `o`, `s`, `e` (its revenue) and `r` (the recipient of a test who is no subscriber) to messages `m`, with a
 * lookup by key for each row.
 */
export const ROW_JOINS: RawBuilder<unknown> = sql`
  left join lateral (
    select * from outbox o where o.shop_id = m.shop_id and o.message_id = m.message_id limit 1
  ) o on m.state = 'queued'
  left join lateral (
    select * from subscribers s where s.shop_id = m.shop_id and s.subscriber_id = m.subscriber_id limit 1
  ) s on true
  left join lateral (
    select sum(c.amount_minor - c.returned_minor)::bigint as earned_minor, count(*)::integer as earned_orders
    from order_credits c where c.shop_id = m.shop_id and c.message_id = m.message_id
  ) e on m.state in ('sent', 'delivered', 'read')
  left join test_recipients r
    on m.source_kind = 'test' and r.shop_id = m.shop_id and r.recipient_id = m.subscriber_id`;

export function standingOf(row: FoundMessage, now: Date): ReturnType<typeof explainState> {
  const outbox =
    row.outbox_state && row.due_at
      ? {
          state: row.outbox_state,
          reason: row.outbox_reason,
          dueAt: row.due_at,
          isAllPaused: row.is_all_paused,
        }
      : null;
  return explainState(
    {
      channel: row.channel,
      state: row.state,
      skipReason: row.skip_reason,
      providerCode: row.provider_code,
      providerError: row.provider_error,
      retries: row.retries,
      outbox,
    },
    now,
  );
}

/** For finding its name. */
export function sourceIdOf({ source_id: sourceId }: Pick<FoundMessage, 'source_id'>): string | null {
  return sourceId;
}

/** Returns a row of a list. `names` has the names of sources. */
export function toMessageRow(
  row: FoundMessage,
  { now, names }: { now: Date; names: ReadonlyMap<string, string> },
): MessageRow {
  const { until, ...standing } = standingOf(row, now);
  return {
    messageId: row.message_id,
    createdAt: row.created_at.toISOString(),
    channel: row.channel,
    sourceType: row.source_type,
    sourceId: row.source_id,
    sourceName: names.get(row.source_id ?? '') ?? null,
    isTest: row.source_kind === 'test',
    person: {
      subscriberId: row.subscriber_id,
      name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
      phone: row.phone_e164,
      phoneShown: row.phone_e164 && showPhone(row.phone_e164),
      email: row.email,
    },
    ...standing,
    until: until?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    clickedAt: row.clicked_at?.toISOString() ?? null,
    earned:
      row.earned_orders === null || row.earned_orders === 0
        ? null
        : { minor: row.earned_minor ?? 0, orders: row.earned_orders },
  };
}
