import { sql } from 'kysely';
import { endBatch, startBatch } from '#platform/database/batching/batched-call.ts';
import type { Tx } from '#platform/database/database.ts';
import { toBatches } from '#platform/inbox/to-batches.ts';
import { traced } from '#platform/tracing/trace.ts';
import type { Decided } from './decisions.ts';
import type { Fired, FireTimer, Ready } from './fire-due-timers.ts';
import { isTask, type Timer } from './timers.ts';

/** A timer and its result. */
export interface FiredTimer {
  timer: Timer;
  fired: Fired;
}

/** Fires one timer outside a batch. */
async function fireOne(tx: Tx, timer: Timer, fire: FireTimer): Promise<FiredTimer> {
  return traced(`timer ${timer.kind}`, { 'shop.id': timer.shopId }, async () => {
    const loaded = await fire(tx, timer);
    return { timer, fired: loaded.kind === 'ready' ? await loaded.fire() : loaded };
  });
}

/**
 * Fires timers side by side: their facts are read together, and their messages are written together. Timers of the same
 * subject or the same person are fired one after the other, each with the facts that the one before it left. A failed
 * timer fails all of them.
 */
export async function fireTogether(tx: Tx, timers: readonly Timer[], fire: FireTimer): Promise<FiredTimer[]> {
  const [first] = timers;
  if (first && timers.length === 1) return [await fireOne(tx, first, fire)];
  return traced('timers', { 'timers.count': timers.length }, async () => {
    const done: FiredTimer[] = [];
    try {
      for (const wave of toBatches(timers, ({ shopId, subject }) => [`${shopId} ${subject}`])) {
        // A task may write anything for its campaign, so nothing else runs beside it.
        for (const timer of wave.filter(isTask)) done.push(await fireOne(tx, timer, fire));
        let waiting = wave.filter((timer) => !isTask(timer));
        while (waiting.length > 0) {
          startBatch(tx);
          const { fired, left } = await fireOfEachPerson(tx, waiting, fire);
          done.push(...fired);
          waiting = left;
          endBatch(tx);
        }
      }
    } finally {
      endBatch(tx);
    }
    return done;
  });
}

/** Fires the first timer of each person, and those without a person. */
async function fireOfEachPerson(
  tx: Tx,
  timers: readonly Timer[],
  fire: FireTimer,
): Promise<{ fired: FiredTimer[]; left: Timer[] }> {
  const loaded = await allOf(timers.map(async (timer) => ({ timer, found: await fire(tx, timer) })));
  const fired: FiredTimer[] = [];
  const left: Timer[] = [];
  const ready = new Map<string, { timer: Timer; found: Ready }>();
  for (const { timer, found } of loaded) {
    if (found.kind !== 'ready') fired.push({ timer, fired: found });
    else if (ready.has(found.person)) left.push(timer);
    else ready.set(found.person, { timer, found });
  }
  const written = await allOf(
    [...ready.values()].map(async ({ timer, found }) => ({ timer, fired: await found.fire() })),
  );
  return { fired: [...fired, ...written], left };
}

/** Throws the first failure, but only after all have ended: nothing may still run when their work is rolled back. */
async function allOf<Result>(running: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(running);
  return Promise.all(running);
}

/** The decisions, without the timers that wait. */
export function decidedOf(fired: readonly FiredTimer[]): Decided[] {
  return fired.flatMap(({ fired: one }) => (one.kind === 'done' && one.decided ? [one.decided] : []));
}

/** Removes the timers that are done. The others get their new time. */
export async function settle(tx: Tx, all: readonly FiredTimer[], now: Date): Promise<void> {
  const done = all.flatMap(({ timer, fired }) => (fired.kind === 'done' ? [timer] : []));
  const waiting = all.flatMap(({ timer, fired }) =>
    fired.kind === 'waits' ? [{ ...timer, until: fired.until }] : [],
  );
  if (done.length > 0)
    await sql`
      delete from timers t
      using unnest(${done.map(({ shopId }) => shopId)}::bigint[], ${done.map(({ timerKey }) => timerKey)}::text[])
        as done(shop_id, timer_key)
      where t.shop_id = done.shop_id and t.timer_key = done.timer_key`.execute(tx);
  if (waiting.length > 0)
    await sql`
      update timers t set due_at = waiting.until, waiting_since = coalesce(t.waiting_since, ${now}::timestamptz)
      from unnest(${waiting.map(({ shopId }) => shopId)}::bigint[], ${waiting.map(({ timerKey }) => timerKey)}::text[],
        ${waiting.map(({ until }) => until)}::timestamptz[]) as waiting(shop_id, timer_key, until)
      where t.shop_id = waiting.shop_id and t.timer_key = waiting.timer_key`.execute(tx);
}
