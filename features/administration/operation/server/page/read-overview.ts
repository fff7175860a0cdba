import { sql } from 'kysely';
import { listActs, type Act } from '#features/administration/audit/server/index.ts';
import { describeStop } from '#features/foundations/channels/rules/index.ts';
import type { Context } from '#platform/context.ts';
import { describeTerms, type RetentionTerm } from '#platform/database/retention.ts';
import { countHeld, type HeldWork } from '../held/count-held.ts';
import { readQueues, type Queues } from '../read-queues.ts';

interface StoppedSender {
  shopUrl: string;
  channel: string;
  name: string;
  since: Date;
  reason: string | null;
}

interface WorkerRow {
  startedAt: Date;
  silentSeconds: number;
}

interface LargeTable {
  table: string;
  bytes: number;
  rows: number;
}

/** The data of the operator's main page. */
export interface Overview {
  queues: Queues;
  held: HeldWork;
  stopped: StoppedSender[];
  workers: WorkerRow[];
  largest: LargeTable[];
  /**
   * The size of the message tables with their indexes, divided by the number of messages. Null if there are no
   * messages.
   */
  bytesPerMessage: number | null;
  /** The retention periods. */
  kept: ReturnType<typeof describeTerms>;
  acts: Act[];
}

const MOST_SENDERS = 50;

export async function readOverview(ctx: Context, terms: readonly RetentionTerm[]): Promise<Overview> {
  const { db, pool, clock, settings } = ctx;
  const largest = await readLargest(ctx);
  const messages = largest.find(({ table }) => table === 'messages');
  return {
    queues: await readQueues(pool, clock.now()),
    held: await countHeld(db),
    stopped: await readStopped(ctx),
    workers: await readWorkers(ctx),
    largest: largest.slice(0, 8),
    bytesPerMessage: messages && messages.rows > 0 ? Math.round(messages.bytes / messages.rows) : null,
    kept: describeTerms(terms, settings.retention),
    acts: await listActs(db),
  };
}

async function readStopped({ db }: Context): Promise<StoppedSender[]> {
  const { rows } = await sql<StoppedSender>`
    select h.shop_url as "shopUrl", s.channel, coalesce(s.display_phone_number, s.verified_name, s.external_id) as name,
      s.stopped_at as since, s.stopped_reason as reason
    from senders s join shops h on h.shop_id = s.shop_id
    where s.stopped_at is not null and s.released_at is null
    order by s.stopped_at limit ${MOST_SENDERS}`.execute(db);
  return rows.map((row) => ({ ...row, reason: row.reason === null ? null : describeStop(row.reason) }));
}

async function readWorkers({ db }: Context): Promise<WorkerRow[]> {
  const { rows } = await sql<WorkerRow>`
    select started_at as "startedAt", extract(epoch from clock_timestamp() - heartbeat_at)::float8 as "silentSeconds"
    from workers order by started_at`.execute(db);
  return rows;
}

/** Uses the database's estimate of row counts, because counting takes as long as reading the tables. */
async function readLargest({ db }: Context): Promise<LargeTable[]> {
  const { rows } = await sql<LargeTable>`
    select coalesce(p.relname, c.relname) as "table", sum(pg_total_relation_size(c.oid))::float8 as bytes,
      sum(greatest(c.reltuples, 0))::float8 as rows
    from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1 order by 2 desc`.execute(db);
  return rows;
}
