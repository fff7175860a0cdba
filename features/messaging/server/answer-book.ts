import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { Advance } from '../rules/advance.ts';
import type { SkipReason, WaitReason } from '../rules/decide-send.ts';
import { advanceMessages } from './advance-messages.ts';
import { markSent, type Sent } from './mark-sent.ts';

/** How one claimed message is done with, or goes on. */
export type Ending =
  | { kind: 'sent'; providerMessageId: string }
  | { kind: 'failed'; code: number; detail: string }
  | { kind: 'retry'; at: Date; reason: string }
  | { kind: 'uncertain'; reason: string }
  | { kind: 'wait'; until: Date; reason: WaitReason }
  | { kind: 'skipped'; reason: SkipReason };

type Settlement = { shopId: number; messageId: string; createdAt: Date } & Ending;

const MOST_AT_ONCE = 1000;
const FLUSH_PAUSE_MS = 20;
const RETRY_PAUSE_MS = 500;

/** Writes answers back in batches: many rows, few statements. What is not yet written is made up for by receipts. */
export class AnswerBook {
  readonly #pool: pg.Pool;
  readonly #clock: Clock;
  readonly #log: Logger;
  #waiting: Settlement[] = [];
  #flushing: Promise<void> | null = null;

  constructor(pool: pg.Pool, clock: Clock, log: Logger) {
    this.#pool = pool;
    this.#clock = clock;
    this.#log = log;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(settlement: Settlement): void {
    this.#waiting.push(settlement);
    this.#flushing ??= this.#flush();
  }

  /** Resolves when everything added so far is stored. */
  async written(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flush(): Promise<void> {
    await pause(FLUSH_PAUSE_MS);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        await inConnection(this.#pool, (client) => settle(client, batch, this.#clock.now()));
      } catch (error) {
        this.#log.error({ err: error, count: batch.length }, 'answers not written; they are tried again');
        this.#waiting.unshift(...batch);
        await pause(RETRY_PAUSE_MS);
      }
      if (this.#waiting.length < MOST_AT_ONCE) await pause(FLUSH_PAUSE_MS);
    }
    // In the same turn as the last look: what is added from here on starts a flush of its own.
    this.#flushing = null;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function settle(client: pg.ClientBase, batch: readonly Settlement[], now: Date): Promise<void> {
  const sent = await markSent(client, batch.filter((one) => one.kind === 'sent').map(toSent(now)));
  const failed = batch
    .filter((one) => one.kind === 'failed')
    .map(({ shopId, messageId, createdAt, code, detail }): Advance => {
      return { shopId, messageId, createdAt, failedAt: now, code, error: detail };
    });
  await advanceMessages(client, [...sent, ...failed]);
  await goOn(client, batch);
  await noteWaits(client, batch, now);
  await skip(client, batch, now);
}

function toSent(now: Date): (one: Settlement & { kind: 'sent' }) => Sent {
  return ({ shopId, messageId, createdAt, providerMessageId }) => {
    return { shopId, messageId, createdAt, sentAt: now, providerMessageId };
  };
}

/** Back to the queue for later, or aside until a receipt names it. Rows that a receipt removed meanwhile stay gone. */
async function goOn(client: pg.ClientBase, batch: readonly Settlement[]): Promise<void> {
  const rows = batch.filter((one) => one.kind === 'retry' || one.kind === 'wait' || one.kind === 'uncertain');
  if (rows.length === 0) return;
  await client.query({
    name: 'go-on',
    text: `
      update outbox o set
        state = g.state, reason = g.reason, due_at = coalesce(g.due_at, o.due_at),
        attempts = o.attempts - g.not_tried,
        worker_id = case when g.state = 'queued' then null else o.worker_id end
      from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::int[])
        as g(shop_id, message_id, state, reason, due_at, not_tried)
      where o.shop_id = g.shop_id and o.message_id = g.message_id and o.state in ('sending', 'uncertain')`,
    values: [
      rows.map((one) => one.shopId),
      rows.map((one) => one.messageId),
      rows.map((one) => (one.kind === 'uncertain' ? 'uncertain' : 'queued')),
      rows.map((one) => one.reason.slice(0, 500)),
      rows.map((one) => (one.kind === 'retry' ? one.at : one.kind === 'wait' ? one.until : null)),
      rows.map((one) => (one.kind === 'wait' ? 1 : 0)),
    ],
  });
}

/** What a message waits for is kept with it. The same reason is written once, however often it is looked at. */
async function noteWaits(client: pg.ClientBase, batch: readonly Settlement[], now: Date): Promise<void> {
  const rows = batch.filter((one) => one.kind === 'wait');
  if (rows.length === 0) return;
  await client.query({
    name: 'note-waits',
    text: `
      update messages m set verdict = coalesce(m.verdict, '{}') ||
        jsonb_build_object('wait', jsonb_build_object('reason', g.reason, 'until', g.until, 'at', $6::timestamptz))
      from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[], $5::timestamptz[])
        as g(shop_id, message_id, created_at, reason, until)
      where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at
        and m.verdict #>> '{wait,reason}' is distinct from g.reason`,
    values: [
      rows.map((one) => one.shopId),
      rows.map((one) => one.messageId),
      rows.map((one) => one.createdAt),
      rows.map((one) => one.reason),
      rows.map((one) => one.until),
      now,
    ],
  });
}

async function skip(client: pg.ClientBase, batch: readonly Settlement[], now: Date): Promise<void> {
  const rows = batch.filter((one) => one.kind === 'skipped');
  if (rows.length === 0) return;
  await client.query({
    name: 'skip-messages',
    text: `
      with given as (
        select * from unnest($1::bigint[], $2::uuid[], $3::timestamptz[], $4::text[])
          as g(shop_id, message_id, created_at, reason)
      ), gone as (
        delete from outbox o using given g where o.shop_id = g.shop_id and o.message_id = g.message_id
      )
      update messages m set state = 'skipped', verdict = coalesce(m.verdict, '{}') ||
        jsonb_build_object('verdict', 'skip', 'reason', g.reason, 'at', $5::timestamptz)
      from given g
      where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at and m.state = 'queued'`,
    values: [
      rows.map((one) => one.shopId),
      rows.map((one) => one.messageId),
      rows.map((one) => one.createdAt),
      rows.map((one) => one.reason),
      now,
    ],
  });
}
