import type pg from 'pg';
import { GIVEN_UP } from '#platform/inbox/given-up-webhooks.ts';

/** The queues of the whole installation. Most counts stop at 100,000, because a larger number says nothing more. */
export interface Queues {
  outbox: Record<string, number>;
  /** How long the oldest queued message of a running sender has been due. 0 if no message is due. */
  outboxLagSeconds: number;
  claims: number;
  claimedMessages: number;
  timersDue: number;
  timersLagSeconds: number;
  timersGivenUp: number;
  inbox: Record<string, number>;
  inboxLagSeconds: number;
  jobs: Record<string, number>;
  mails: Record<string, number>;
  storeCommands: Record<string, number>;
  senders: Record<string, number>;
  workers: number;
  /** Null if there was no backup. */
  backupAgeSeconds: number | null;
  /** How many items are held after a restore until the operator decides. */
  held: number;
  /** How many rows break each invariant, from the last check. At most `MOST_VIOLATIONS` each. */
  violations: Record<string, number>;
}

/** Reads all queues in one statement. `now` is product time, which decides what is due. */
export async function readQueues(pool: pg.Pool, now: Date): Promise<Queues> {
  const { rows } = await pool.query<{ queues: Queues }>(QUEUES, [now]);
  const [row] = rows;
  if (!row) throw new Error('The queues gave no answer.');
  return row.queues;
}

const MOST = 100_000;

/** Returns a query that counts rows, up to `MOST`. */
function count(from: string): string {
  return `(select count(*)::int from (select from ${from} limit ${MOST}) few)`;
}

function byState(states: readonly string[], from: (state: string) => string): string {
  return `json_build_object(${states.map((state) => `'${state}', ${count(from(state))}`).join(', ')})`;
}

function lag(oldest: string): string {
  return `greatest(0, coalesce(extract(epoch from $1::timestamptz - (${oldest})), 0))::float8`;
}

const OUTBOX_STATES = ['queued', 'awaiting_code', 'following', 'paused', 'uncertain', 'held'];
/** The outbox index is by sender, so the query takes the oldest message of each sender that may send. */
const OLDEST_QUEUED = `
  select min(o.due_at) from senders s cross join lateral (
    select due_at from outbox where sender_id = s.sender_id and state = 'queued' order by priority, due_at limit 1
  ) o where s.stopped_at is null and not exists (select from sending_pauses p where p.shop_id = s.shop_id)`;

const QUEUES = `
select json_build_object(
  'outbox', ${byState(OUTBOX_STATES, (state) => `outbox where state = '${state}'`)},
  'outboxLagSeconds', ${lag(OLDEST_QUEUED)},
  'claims', (select count(*)::int from claims),
  'claimedMessages', (select coalesce(sum(cardinality(message_ids)), 0)::int from claims),
  'timersDue', ${count('timers where given_up_at is null and due_at <= $1')},
  'timersLagSeconds', ${lag('select min(due_at) from timers where given_up_at is null')},
  'timersGivenUp', ${count('timers where given_up_at is not null')},
  'inbox', json_build_object(
    'new', ${count("webhook_inbox where state = 'new'")},
    'given_up', ${count(`webhook_inbox where ${GIVEN_UP}`)}
  ),
  'inboxLagSeconds', ${lag("select min(due_at) from webhook_inbox where state = 'new'")},
  'jobs', ${byState(['created', 'retry', 'active', 'failed'], (state) => `pgboss.job where state = '${state}' and name not like '\\_\\_pgboss%'`)},
  'mails', ${byState(['queued', 'failed'], (state) => `mails where state = '${state}'`)},
  'storeCommands', ${byState(['due', 'givenUp'], (state) => `store_commands where state = '${state}'`)},
  'senders', json_build_object(
    'sending', ${count('senders where released_at is null and stopped_at is null')},
    'stopped', ${count('senders where released_at is null and stopped_at is not null')}
  ),
  'workers', (select count(*)::int from workers where heartbeat_at > clock_timestamp() - interval '15 seconds'),
  'backupAgeSeconds', (select extract(epoch from clock_timestamp() - max(done_at))::float8 from audit_log
    where shop_id = 0 and action = 'backup'),
  'held', ${count("outbox where state = 'held'")} + ${count('held_items')},
  'violations', (select coalesce(json_object_agg(name, cardinality(violations)), '{}')
    from invariant_checks where name <> 'turn')
) as queues`;
