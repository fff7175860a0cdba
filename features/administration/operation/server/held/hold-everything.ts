import { CompiledQuery } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { HELD_BACK } from '#platform/inbox/given-up-webhooks.ts';
import { HELD_PREFIX } from '../../rules/held-kinds.ts';

/** The connection of a transaction. */
interface Asked {
  query: (text: string, values?: unknown[]) => Promise<unknown>;
}

/** Returns the connection of a Kysely transaction. */
export function connectionOf(tx: Tx): Asked {
  return { query: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, values)) };
}

/**
 * Holds everything that a restored or taken-over database could send, because the old server may have sent it after the
 * backup. Must run in a transaction. `backedUpAt` and `restoredAt` are product time. Messages about store events
 * between these times are held too, when the stores report the events again.
 */
export async function holdEverything(
  client: Asked,
  { backedUpAt, restoredAt }: { backedUpAt: Date; restoredAt: Date },
): Promise<void> {
  for (const statement of CLAIMS) await client.query(statement);
  await client.query(HOLD_MESSAGES, [backedUpAt, restoredAt]);
  for (const statement of HOLD) await client.query(statement);
  await client.query(HOLD_SCHEDULED, [restoredAt]);
  await client.query('update installation set backed_up_at = $1, restored_at = $2', [backedUpAt, restoredAt]);
  await client.query(TRIGGER);
}

/** Messages that a worker had claimed at the time of the backup may have reached the provider. */
const CLAIMED = `
insert into outbox (shop_id, message_id, created_at, sender_id, priority, state, due_at, expires_at, attempts,
  unknown_retries, claimed_at, reason, sending_id)
select c.shop_id, m.message_id, m.created_at, c.sender_id, m.priority, 'held', c.claimed_at, m.expires_at, m.attempts,
  m.unknown_retries, c.claimed_at, 'held uncertain', m.sending_id
from claims c, unnest(c.message_ids, c.created_ats, c.expires_ats, c.priorities, c.attempts, c.unknown_retries,
  c.sending_ids) as m (message_id, created_at, expires_at, priority, attempts, unknown_retries, sending_id)
on conflict do nothing`;

const CLAIMS = [
  // Transactions that write messages wait until the held messages are known.
  'lock table outbox in share row exclusive mode',
  CLAIMED,
  'delete from claims',
];

/**
 * Marks the messages that each sender could have sent between the backup ($1) and the restore ($2), by its order and
 * rate.
 * Later messages, and messages that were not due, cannot have been sent in that time. Both groups are held, with
 * different reasons.
 */
const HOLD_MESSAGES = `
with ranked as (
  select o.shop_id, o.message_id, o.due_at <= $2::timestamptz and
    row_number() over (partition by o.sender_id order by o.priority, o.due_at, o.message_id)
      <= s.sends_per_second * (1 + extract(epoch from $2::timestamptz - $1::timestamptz)) as may_have_gone
  from outbox o left join senders s on s.shop_id = o.shop_id and s.sender_id = o.sender_id where o.state <> 'held'
)
update outbox o set state = 'held',
  reason = case when coalesce(r.may_have_gone, true) then '${HELD_PREFIX.message}' else '${HELD_PREFIX.laterMessage}' end || o.state
from ranked r where o.shop_id = r.shop_id and o.message_id = r.message_id`;

const HOLD = [
  'select recount_messages_again()',
  takeOut('timer', 'timers', 'given_up_at is null'),
  takeOut('mail', 'mails', `state in ('queued', 'sending')`),
  takeOut('command', 'store_commands', `state = 'due'`),
  `with held as (
    update webhook_inbox set state = 'failed', error = '${HELD_BACK}' where state = 'new'
    returning event_id, received_at
  ) insert into held_items (shop_id, kind, source_row)
  select 0, 'webhook', jsonb_build_object('event_id', event_id, 'received_at', received_at) from held`,
  `update sendings s set state = 'paused' from broadcast_sendings p join broadcasts b using (shop_id, broadcast_id)
    where s.shop_id = p.shop_id and s.sending_id = p.sending_id and s.state = 'running' and b.status = 'sending'`,
  // Includes paused broadcasts, because the merchant may have resumed one after the backup.
  `with was as (
    select shop_id, broadcast_id, is_paused, status_reason from broadcasts where status = 'sending' for update
  ), held as (
    update broadcasts b set is_paused = true, status_reason = 'restored' from was
    where b.shop_id = was.shop_id and b.broadcast_id = was.broadcast_id
  ) insert into held_items (shop_id, kind, source_row)
  select shop_id, 'sending', to_jsonb(was) from was`,
  // The merchant can request the export again, but a second e-mail about the same file cannot be taken back.
  `update exports set state = 'failed', reason = 'crashed' where state in ('queued', 'running')`,
  // These processes belong to the old server and will not report again.
  'delete from workers',
  'delete from webhook_processes',
  'update webhook_availability set open_since = null',
];

/**
 * Holds broadcasts that may have started before the restore. The query adds five minutes to the time of the restore.
 */
const HOLD_SCHEDULED = `
with held as (
  update broadcasts set status = 'draft' where status = 'scheduled' and starts_at < $1::timestamptz + interval '5 minutes'
  returning shop_id, broadcast_id
) insert into held_items (shop_id, kind, source_row)
select shop_id, 'broadcast', jsonb_build_object('broadcast_id', broadcast_id) from held`;

const TRIGGER = `
create or replace trigger hold_if_maybe_sent before insert on outbox
for each row when (new.state in ('queued', 'following', 'awaiting_code'))
execute function hold_if_maybe_sent()`;

function takeOut(kind: string, table: string, which: string): string {
  return `with held as (delete from ${table} where ${which} returning *)
    insert into held_items (shop_id, kind, source_row) select shop_id, '${kind}', to_jsonb(held) from held`;
}
