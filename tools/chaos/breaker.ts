import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import type { MovingProxy } from '#platform/testing/moving-proxy.ts';
import type { RunningProgram } from '../start/start-program.ts';
import type { TestEnvironment } from '../test-environment/start-environment.ts';

/** The kinds of failure. */
export type Breakage =
  /** Kills a worker; another replaces it. */
  | 'killWorker'
  /**
   * Kills a worker together with the API that receives webhooks. The provider repeats the missed webhooks much later.
   */
  | 'killApiAndWorker'
  /** Stops a worker for a while; then it continues. */
  | 'freezeWorker'
  /** Stops the database at any moment and starts it at another address. */
  | 'restartDatabase'
  /** Every open connection goes silent; new ones work. */
  | 'silenceDatabase'
  /** The provider fails, throttles, and accepts messages without responding. */
  | 'misbehave'
  /** The provider refuses with codes and texts that no column can hold. */
  | 'poison';

export const POISONED = 25;
/** A code larger than every known code and than the column allows, and a text that no column can hold. */
const POISON = { code: 3_000_000_000, words: 'no\u0000 such number' };
const HELD_BACK_MS = 15 * 60 * 1000;

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

interface Scene {
  environment: TestEnvironment;
  proxy: MovingProxy;
  /** Null if the database server is shared, because it then cannot be restarted. */
  own: { dataDir: string; postgres: Postgres } | null;
  databaseUrl: string;
  frozenMs: number;
  /**
   * Whether a killed or frozen worker counts as dead immediately. Otherwise it does after 15 seconds without a
   * heartbeat.
   */
  hastensDeaths: boolean;
}

/** Breaks parts of a test environment and replaces them. */
export class Breaker {
  readonly #scene: Scene;
  readonly #frozen: Promise<void>[] = [];
  readonly #dead = new Set<RunningProgram>();
  /** The process that receives webhooks. */
  #api: RunningProgram | undefined;
  readonly #everyApi: Set<RunningProgram | undefined>;
  #postgres: Postgres | null;
  #pool: pg.Pool;

  constructor(scene: Scene) {
    this.#scene = scene;
    // Programs start in this order: the sandbox, the API, the workers.
    this.#api = scene.environment.programs[1];
    this.#everyApi = new Set([this.#api]);
    this.#postgres = scene.own?.postgres ?? null;
    this.#pool = openPool(scene.databaseUrl);
  }

  /** Reads rows directly, not through the proxy that this class breaks. */
  get pool(): pg.Pool {
    return this.#pool;
  }

  async break(breakage: Breakage): Promise<void> {
    switch (breakage) {
      case 'killWorker':
        await this.#kill(this.#workers.at(-1));
        await this.#scene.environment.startServer('worker');
        return;
      case 'killApiAndWorker':
        return this.#killApiAndWorker();
      case 'freezeWorker':
        await this.#freeze(this.#workers.at(-1));
        return;
      case 'restartDatabase':
        return this.#restartDatabase();
      case 'silenceDatabase':
        return this.#scene.proxy.goSilent();
      case 'misbehave':
        return this.#misbehave();
      case 'poison':
        await this.#plan('errorCode', POISONED, POISON);
    }
  }

  /** Resolves when everything that was stopped is running again. */
  async settled(): Promise<void> {
    await Promise.all(this.#frozen);
  }

  async stop(): Promise<void> {
    await this.settled();
    await this.#pool.end();
    await this.#scene.proxy.stop();
    await this.#postgres?.stop();
  }

  get #workers(): readonly RunningProgram[] {
    return this.#everyWorker.filter((program) => !this.#dead.has(program));
  }

  get #everyWorker(): readonly RunningProgram[] {
    return this.#scene.environment.programs.slice(1).filter((program) => !this.#everyApi.has(program));
  }

  async #kill(program: RunningProgram | undefined): Promise<void> {
    if (!program) return;
    this.#dead.add(program);
    await program.kill();
    if (this.#scene.hastensDeaths) await this.#ageHeartbeat(this.#everyWorker.indexOf(program));
  }

  /**
   * Backdates the last heartbeat of a killed or frozen worker. A worker writes its first heartbeat before it is ready,
   * so the order of heartbeats is the order of starts.
   */
  async #ageHeartbeat(nth: number): Promise<void> {
    if (nth < 0) return;
    await this.#pool.query(
      `update workers set heartbeat_at = heartbeat_at - interval '1 minute' where worker_id = (
         select worker_id from (
           select worker_id, started_at from workers union all select worker_id, started_at from lost_workers
         ) every_worker order by started_at offset $1 limit 1)`,
      [nth],
    );
  }

  async #killApiAndWorker(): Promise<void> {
    const { environment } = this.#scene;
    await this.#plan('webhooksHeldBack', 1_000_000, { delayMs: HELD_BACK_MS });
    await Promise.all([this.#kill(this.#api), this.#kill(this.#workers.at(-1))]);
    this.#api = await environment.startServer('api');
    this.#everyApi.add(this.#api);
    // Requests refused from here on are retried as usual.
    await fetch(`${environment.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
    await environment.startServer('worker');
  }

  async #freeze(worker: RunningProgram | undefined): Promise<void> {
    if (!worker?.pid) return;
    const { pid } = worker;
    process.kill(pid, 'SIGSTOP');
    this.#frozen.push(
      new Promise((resolve) =>
        setTimeout(() => {
          // The worker may have been killed in the meantime.
          if (!this.#dead.has(worker)) process.kill(pid, 'SIGCONT');
          resolve();
        }, this.#scene.frozenMs),
      ),
    );
    if (this.#scene.hastensDeaths) await this.#ageHeartbeat(this.#everyWorker.indexOf(worker));
  }

  async #restartDatabase(): Promise<void> {
    const { proxy, own } = this.#scene;
    if (own === null) throw new Error('a shared database server cannot be restarted');
    proxy.close();
    await this.#pool.end();
    await this.#postgres?.stop();
    this.#postgres = await startEmbeddedPostgres({ dataDir: own.dataDir });
    this.#pool = openPool(this.#postgres.url);
    proxy.switchTo(this.#postgres.url);
  }

  async #misbehave(): Promise<void> {
    await this.#plan('serverError', 200);
    await this.#plan('rateLimited', 20);
    await this.#plan('timeoutAfterAcceptance', 200, { delayMs: 20 });
  }

  async #plan(kind: string, times: number, how: object = {}): Promise<void> {
    await this.#scene.environment.control('/misbehaviour', { partner: 'whatsapp', kind, times, ...how });
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A lost connection is replaced at the next query.
  pool.on('error', () => undefined);
  return pool;
}
