import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { SLOW, limitedConnections } from '#platform/database/time-limits.ts';
import { FailureLog } from '#platform/logging/failure-log.ts';
import type { Logger } from '#platform/logging/logger.ts';

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
const POLL_SECONDS = 0.5;
const HEARTBEAT_SECONDS = 30;
/** Its own keeping in order takes a while, its silence never so long. */
const JOB_LIMITS = { ...SLOW, silenceMs: 60_000 };

/** Declares a job: what a run is given is checked when it runs. */
export function defineJob<Payload>({ name, timeoutSeconds, payload, run }: JobDefinition<Payload>): Job {
  return { name, timeoutSeconds, run: (given) => run(payload.parse(given)) };
}

/** Background jobs on pg-boss: stored with the caller's transaction, retried with growing pauses. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #log: Logger;

  constructor(databaseUrl: string, log: Logger) {
    this.#boss = new PgBoss({ ...limitedConnections(databaseUrl, JOB_LIMITS, 'bellbird jobs'), max: 3 });
    this.#log = log;
    const failureLog = new FailureLog(log, {}, 'job store failed');
    this.#boss.on('error', (error: unknown) => failureLog.failed(error));
  }

  /** Opens the store and makes sure each job has its queue; only a worker also runs them. */
  async start(jobs: readonly Job[], { run }: { run: boolean }): Promise<void> {
    await this.#boss.start();
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

  /** Has all that failed for good run again. Returns how many they were. */
  retryFailed(): Promise<number> {
    return this.#eachFailed((name, ids) => this.#boss.retry(name, ids));
  }

  /** Forgets all that failed for good. Returns how many they were. */
  dropFailed(): Promise<number> {
    return this.#eachFailed((name, ids) => this.#boss.deleteJob(name, ids));
  }

  async #eachFailed(act: (name: string, ids: string[]) => Promise<unknown>): Promise<number> {
    const found = await this.#boss
      .getDb()
      .executeSql(
        "select name, array_agg(id::text) as ids from pgboss.job where state = 'failed' group by name",
      );
    const rows: { name: string; ids: string[] }[] = found.rows;
    for (const { name, ids } of rows) await act(name, ids);
    return rows.reduce((sum, { ids }) => sum + ids.length, 0);
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
  }

  async #run(job: Job, { id: jobId, data }: { id: string; data: object }): Promise<void> {
    this.#log.debug({ job: job.name, jobId }, 'job started');
    try {
      await job.run(data);
    } catch (error) {
      this.#log.warn({ job: job.name, jobId, err: error }, 'job failed; it is tried again');
      throw error;
    }
  }
}
