import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { classOfFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { providerCode } from '#features/engine/messaging/server/index.ts';
import { explainRow, explainState, type StoredMessage } from '#features/product/message-log/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { getOutcome } from '../../contract/sending-calls.ts';
import { canRetry } from '../../rules/recipient-state.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';
import { listSendings } from './own-sendings.ts';
import { readProgress } from './read-progress.ts';

type Outcome = z.infer<(typeof getOutcome)['response']>;
type StateCount = Outcome['states'][number];

interface Counted {
  state: 'queued' | 'sent' | 'delivered' | 'read' | 'skipped' | 'failed';
  reason: string | null;
  code: number | null;
  is_day_old: boolean;
  people: number;
}

/** Counts the messages of a broadcast by state and reason. Each person counts by their latest message. */
export async function readOutcome(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  row: StoredBroadcast,
): Promise<Outcome> {
  const now = ctx.clock.now();
  const counted = await countStates(tx, row, now);
  const sums = new Map<string, StateCount>();
  let retryable = 0;
  for (const one of counted) {
    const why = reasonOf(one);
    const key = `${one.state} ${why}`;
    const before = sums.get(key)?.people ?? 0;
    sums.set(key, { state: one.state, people: before + one.people, why });
    const errorClass = one.code === null ? null : classOfFailure('WA', one.code);
    const failedAt = one.is_day_old ? new Date(now.getTime() - DAY_MS - 1) : now;
    if (canRetry({ ...one, errorClass, failedAt }, now)) retryable += one.people;
  }
  const progress = await readProgress(tx, row);
  const states = splitQueued([...sums.values()], await countQueued(tx, row, now), now).toSorted(
    (a, b) => b.people - a.people,
  );
  return { progress, states, canRetry: retryable };
}

/** Messages in the queue of the same kind. */
interface Queued {
  state: NonNullable<StoredMessage['outbox']>['state'];
  reason: string | null;
  isDue: boolean;
  isAllPaused: boolean;
  people: number;
}

/** The queued messages as people see them: some were sent without an answer, the others wait, each with its reason. */
function splitQueued(states: readonly StateCount[], queue: readonly Queued[], now: Date): StateCount[] {
  const queued = states.find(({ state }) => state === 'queued')?.people ?? 0;
  const inQueue = queue.reduce((sum, { people }) => sum + people, 0);
  const split = Map.groupBy(
    [
      ...queue.map((one) => ({ ...describeQueued(one, now), people: one.people })),
      // A message that is being sent is in no queue.
      { state: 'sending' as const, why: null, people: queued - inQueue },
    ],
    ({ state, why }) => `${state} ${why}`,
  );
  const counted = [...split.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return [{ ...first, people: others.reduce((sum, { people }) => sum + people, first.people) }];
  });
  return [...states.filter(({ state }) => state !== 'queued'), ...counted.filter(({ people }) => people > 0)];
}

function describeQueued(
  { state, reason, isDue, isAllPaused }: Queued,
  now: Date,
): Pick<StateCount, 'state' | 'why'> {
  const standing = explainState(
    {
      channel: 'WA',
      state: 'queued',
      skipReason: null,
      providerCode: null,
      providerError: null,
      retries: 0,
      outbox: { state, reason, dueAt: isDue ? now : new Date(now.getTime() + DAY_MS), isAllPaused },
    },
    now,
  );
  return { state: standing.state, why: explainRow({ channel: 'WA', ...standing }) };
}

async function countQueued(tx: Tx, row: StoredBroadcast, now: Date): Promise<Queued[]> {
  const { rows } = await sql<Queued>`
    select o.state, o.reason, o.due_at <= ${now} as "isDue",
      exists (select from sending_pauses where shop_id = ${row.shop_id}) as "isAllPaused", count(*)::int as people
    from broadcast_sendings b join outbox o on o.shop_id = b.shop_id and o.sending_id = b.sending_id
    where b.shop_id = ${row.shop_id} and b.broadcast_id = ${row.broadcast_id}
    group by 1, 2, 3`.execute(tx);
  return rows;
}

function reasonOf({ state, reason, code }: Counted): string | null {
  if (state === 'skipped') return explainRow({ channel: 'WA', reason, failure: null });
  if (state !== 'failed') return null;
  const errorClass = code === null ? ('noAnswer' as const) : classOfFailure('WA', code);
  return explainRow({ channel: 'WA', reason: null, failure: { code, errorClass, detail: '' } });
}

async function countStates(tx: Tx, row: StoredBroadcast, now: Date): Promise<Counted[]> {
  const ids = (await listSendings(tx, row)).map(({ sendingId }) => sendingId);
  const { rows } = await sql<Counted>`
    select m.state, case when m.state = 'skipped' then m.verdict ->> 'reason' end as reason,
      case when m.state = 'failed' then ${providerCode('m')} end as code,
      coalesce(m.failed_at < ${new Date(now.getTime() - DAY_MS)}, false) as is_day_old, count(*)::int as people
    from messages m
    where m.shop_id = ${row.shop_id} and m.source_event = any(${ids}::text[]) and m.source_type = 'broadcast'
      and not (m.state in ('failed', 'skipped') and exists (
        select from message_keys k
        where k.shop_id = m.shop_id and k.message_key = 'retry:' || m.message_id and k.subscriber_id = m.subscriber_id
      ))
    group by 1, 2, 3, 4`.execute(tx);
  return rows;
}
