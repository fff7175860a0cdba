import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Tx } from '#platform/database/database.ts';
import type { Pooler } from '#platform/database/pooler.ts';
import { SLOW, limitedConnections } from '#platform/database/time-limits.ts';
import { FailureLog } from '#platform/logging/failure-log.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { traced } from '#platform/tracing/trace.ts';

/** A kind of background work: its name, the time limit of one run, and the function to run. */
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
/** The interval can be long because `wake` also makes the workers check for jobs. */
const POLL_SECONDS = 30;
const HEARTBEAT_SECONDS = 30;
/** pg-boss's maintenance can take a while, but a healthy connection is never silent for this long. */
const JOB_LIMITS = { ...SLOW, silenceMs: 60_000 };

/** Declares a job. The payload is validated when the job runs. */
export function defineJob<Payload>({ name, timeoutSeconds, payload, run }: JobDefinition<Payload>): Job {
  return { name, timeoutSeconds, run: (given) => run(payload.parse(given)) };
}

/**
 * Returns an SQL condition that is true if any job is due, by the database's clock, which the job store uses
 * everywhere.
 */
export function jobsDue(): RawBuilder<boolean> {
  return sql`exists (
    select from pgboss.job where state < 'active' and not blocked and start_after <= now())`;
}

/** Runs background jobs on pg-boss. Jobs are stored in the caller's transaction and retried with growing pauses. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  /** Keyed by job name. */
  readonly #workerIds = new Map<string, string>();
  #running: readonly Job[] = [];

  constructor(databaseUrl: string, log: Logger, pooler: Pooler = 'none') {
    this.#boss = new PgBoss({
      ...limitedConnections(databaseUrl, { limits: JOB_LIMITS, name: 'bellbird jobs', pooler }),
      max: 3,
      // None of our jobs waits for another job.
      flowIntervalSeconds: 300,
    });
    this.#log = log;
    const failureLog = new FailureLog(log, {}, 'job store failed');
    this.#boss.on('error', (error: unknown) => failureLog.failed(error));
  }

  /**
   * Opens the job store and creates a queue for each job. With `run`, as in a worker, this process also runs the jobs.
   */
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

  /** Stores a job in the caller's transaction, so the job runs only if that transaction commits. */
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

  /** Runs a permanently failed job again, or all of them if `id` is null. Returns how many were found. */
  retryFailed(id: string | null): Promise<number> {
    return this.#eachFailed(id, (name, ids) => this.#boss.retry(name, ids));
  }

  /** Deletes a permanently failed job, or all of them if `id` is null. Returns how many were found. */
  dropFailed(id: string | null): Promise<number> {
    return this.#eachFailed(id, (name, ids) => this.#boss.deleteJob(name, ids));
  }

  /**
   * Deletes a shop's stored runs of a job: all runs, or only those that are over. The payload must contain the shop's
   * id.
   */
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

  /** Makes the workers of this process check for due jobs immediately. */
  wake(): void {
    for (const workerId of this.#workerIds.values()) this.#boss.notifyWorker(workerId);
  }

  /** Stops starting jobs. Jobs that are running finish. */
  async pause(): Promise<void> {
    for (const { name } of this.#running) await this.#boss.offWork(name, { wait: false });
    this.#workerIds.clear();
  }

  /** Starts the workers again after a pause. */
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
      // More jobs may be waiting, so the worker checks again immediately.
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
