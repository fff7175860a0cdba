import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Tx } from '#platform/database/database.ts';
import type { Pooler } from '#platform/database/pooler.ts';
import { SLOW, limitedConnections } from '#platform/database/time-limits.ts';
import { FailureLog } from '#platform/logging/failure-log.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { traced } from '#platform/tracing/trace.ts';

/** A piece of background work: its name, how long one run may take, and what it does with what it is given. */
export interface Job {
  name: string;
  timeoutSeconds: number;
  run: (payload: unknown) => Promise<void>;
}

interface JobDefinition<Payload> extends Omit<Job, 'run'> {
  payload: z.ZodType<Payload>;
  run: (payload: Payload) => Promise<void>;
}

const RETRY_LIMIT = 8;
/** Who looks for work sooner wakes the workers of jobs with the others. */
const POLL_SECONDS = 30;
const HEARTBEAT_SECONDS = 30;
/** Its own keeping in order takes a while, its silence never so long. */
const JOB_LIMITS = { ...SLOW, silenceMs: 60_000 };

/** Declares a job: what a run is given is checked when it runs. */
export function defineJob<Payload>({ name, timeoutSeconds, payload, run }: JobDefinition<Payload>): Job {
  return { name, timeoutSeconds, run: (given) => run(payload.parse(given)) };
}

/** Whether a job's time has come, by the database's clock as all of the store's. */
export function jobsDue(): RawBuilder<boolean> {
  return sql`exists (
    select from pgboss.job where state < 'active' and not blocked and start_after <= now())`;
}

/** Background jobs on pg-boss: stored with the caller's transaction, retried with growing pauses. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  /** By the name of the job. */
  readonly #workerIds = new Map<string, string>();
  #running: readonly Job[] = [];

  constructor(databaseUrl: string, log: Logger, pooler: Pooler = 'none') {
    this.#boss = new PgBoss({
      ...limitedConnections(databaseUrl, { limits: JOB_LIMITS, name: 'bellbird jobs', pooler }),
      max: 3,
      // No job of ours waits for another one.
      flowIntervalSeconds: 300,
    });
    this.#log = log;
    const failureLog = new FailureLog(log, {}, 'job store failed');
    this.#boss.on('error', (error: unknown) => failureLog.failed(error));
  }

  /** Opens the store and makes sure each job has its queue; only a worker also runs them. */
  async start(jobs: readonly Job[], { run }: { run: boolean }): Promise<void> {
    await this.#boss.start();
    if (run) this.#running = jobs;
    for (const job of jobs) {
      await this.#boss.createQueue(job.name, {
        retryLimit: RETRY_LIMIT,
        retryBackoff: true,
        expireInSeconds: job.timeoutSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
      });
      if (run) await this.#work(job);
    }
  }

  /** Stores one run of a job in the caller's transaction: it happens if, and only if, that commits. */
  async enqueue<Payload extends object>(tx: Tx, name: string, payload: Payload): Promise<void> {
    await this.#boss.send(name, payload, {
      db: {
        executeSql: async (text: string, values?: unknown[]) => {
          const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values ?? []));
          return { rows };
        },
      },
    });
  }

  /** Has one that failed for good run again, or, without an id, all of them. Returns how many they were. */
  retryFailed(id: string | null): Promise<number> {
    return this.#eachFailed(id, (name, ids) => this.#boss.retry(name, ids));
  }

  /** Forgets one that failed for good, or, without an id, all of them. Returns how many they were. */
  dropFailed(id: string | null): Promise<number> {
    return this.#eachFailed(id, (name, ids) => this.#boss.deleteJob(name, ids));
  }

  /** Deletes what is kept of a shop's runs of a job, whose payload has the shop's id: all, or those that are over. */
  async forgetOfShop(name: string, shopId: number, which: 'all' | 'over'): Promise<void> {
    await this.#boss
      .getDb()
      .executeSql(
        `delete from pgboss.job where name = $1 and data ->> 'shopId' = $2 and (state > 'active' or $3 = 'all')`,
        [name, String(shopId), which],
      );
  }

  async #eachFailed(
    id: string | null,
    act: (name: string, ids: string[]) => Promise<unknown>,
  ): Promise<number> {
    const found = await this.#boss.getDb().executeSql(
      `select name, array_agg(id::text) as ids from pgboss.job
         where state = 'failed' and ($1::text is null or id::text = $1) group by name`,
      [id],
    );
    const rows: { name: string; ids: string[] }[] = found.rows;
    for (const { name, ids } of rows) await act(name, ids);
    return rows.reduce((sum, { ids }) => sum + ids.length, 0);
  }

  /** Has the jobs that run here look at once for what is due. */
  wake(): void {
    for (const workerId of this.#workerIds.values()) this.#boss.notifyWorker(workerId);
  }

  /** Begins none any more; those under way end. */
  async pause(): Promise<void> {
    for (const { name } of this.#running) await this.#boss.offWork(name, { wait: false });
    this.#workerIds.clear();
  }

  /** Goes on after a pause. */
  async resume(): Promise<void> {
    for (const job of this.#running) await this.#work(job);
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 5000 });
  }

  async #work(job: Job): Promise<void> {
    const looks = { pollingIntervalSeconds: POLL_SECONDS };
    const workerId: string = await this.#boss.work<object>(job.name, looks, async (runs) => {
      for (const run of runs) await this.#run(job, run);
      // Where there was one, there may be more: it looks again at once.
      this.#boss.notifyWorker(workerId);
    });
    this.#workerIds.set(job.name, workerId);
  }

  async #run(job: Job, { id: jobId, data }: { id: string; data: object }): Promise<void> {
    this.#log.debug({ job: job.name, jobId }, 'job started');
    try {
      await traced(`job ${job.name}`, { 'job.id': jobId }, () => job.run(data));
    } catch (error) {
      this.#log.warn({ job: job.name, jobId, err: error }, 'job failed; it is tried again');
      throw error;
    }
  }
}
