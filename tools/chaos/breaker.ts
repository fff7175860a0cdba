import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import type { MovingProxy } from '#platform/testing/moving-proxy.ts';
import type { RunningProgram } from '../start/start-program.ts';
import type { World } from '../world/start-world.ts';

/** What breaks. */
export type Breakage =
  /** A worker dies; another takes its place. */
  | 'killWorker'
  /** A worker dies together with the process that hears the provider, which repeats what it told meanwhile much later. */
  | 'killApiAndWorker'
  /** A worker stands still for a while, and goes on as if nothing had been. */
  | 'freezeWorker'
  /** The database ends in the midst of everything, and comes back elsewhere. */
  | 'restartDatabase'
  /** It answers nothing any more on every open connection, and does on new ones. */
  | 'silenceDatabase'
  /** The provider fails, says that it was too much, and takes messages without an answer. */
  | 'misbehave'
  /** It refuses in words and codes that no column has room for. */
  | 'poison';

export const POISONED = 25;
/** Beyond every code that was ever seen, and beyond the column that codes are kept in. */
const POISON = { code: 3_000_000_000, words: 'no\u0000 such number' };
const HELD_BACK_MS = 15 * 60 * 1000;

type Postgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

interface Scene {
  world: World;
  door: MovingProxy;
  dataDir: string;
  postgres: Postgres;
  frozenMs: number;
}

/** Breaks the parts of a world, and puts new ones in their place. */
export class Breaker {
  readonly #scene: Scene;
  readonly #frozen: Promise<void>[] = [];
  readonly #dead = new Set<RunningProgram>();
  /** The process that hears the provider. */
  #api: RunningProgram | undefined;
  #postgres: Postgres;
  #pool: pg.Pool;

  constructor(scene: Scene) {
    this.#scene = scene;
    // The sandbox was started first, this one next, then the workers.
    this.#api = scene.world.programs[1];
    this.#postgres = scene.postgres;
    this.#pool = openPool(scene.postgres.url);
  }

  /** To look at the rows, past the door that breaks. */
  get pool(): pg.Pool {
    return this.#pool;
  }

  async break(breakage: Breakage): Promise<void> {
    switch (breakage) {
      case 'killWorker':
        await this.#kill(this.#workers.at(-1));
        await this.#scene.world.startServer('worker');
        return;
      case 'killApiAndWorker':
        return this.#killApiAndWorker();
      case 'freezeWorker':
        return this.#freeze(this.#workers.at(-1));
      case 'restartDatabase':
        return this.#restartDatabase();
      case 'silenceDatabase':
        return this.#scene.door.goSilent();
      case 'misbehave':
        return this.#misbehave();
      case 'poison':
        await this.#plan('errorCode', POISONED, POISON);
    }
  }

  /** Resolves when whatever stood still goes on. */
  async settled(): Promise<void> {
    await Promise.all(this.#frozen);
  }

  async stop(): Promise<void> {
    await this.settled();
    await this.#pool.end();
    await this.#scene.door.stop();
    await this.#postgres.stop();
  }

  get #workers(): readonly RunningProgram[] {
    const servers = this.#scene.world.programs.slice(1);
    return servers.filter((program) => program !== this.#api && !this.#dead.has(program));
  }

  async #kill(program: RunningProgram | undefined): Promise<void> {
    if (!program) return;
    this.#dead.add(program);
    await program.kill();
  }

  async #killApiAndWorker(): Promise<void> {
    const { world } = this.#scene;
    await this.#plan('webhooksHeldBack', 1_000_000, { delayMs: HELD_BACK_MS });
    await Promise.all([this.#kill(this.#api), this.#kill(this.#workers.at(-1))]);
    this.#api = await world.startServer('api');
    // What is refused from here on is repeated as usual.
    await fetch(`${world.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
    await world.startServer('worker');
  }

  #freeze(worker: RunningProgram | undefined): void {
    if (!worker?.pid) return;
    const { pid } = worker;
    process.kill(pid, 'SIGSTOP');
    this.#frozen.push(
      new Promise((resolve) =>
        setTimeout(() => {
          // It may have been killed meanwhile.
          if (!this.#dead.has(worker)) process.kill(pid, 'SIGCONT');
          resolve();
        }, this.#scene.frozenMs),
      ),
    );
  }

  async #restartDatabase(): Promise<void> {
    const { door, dataDir } = this.#scene;
    door.close();
    await this.#pool.end();
    await this.#postgres.stop();
    this.#postgres = await startEmbeddedPostgres({ dataDir });
    this.#pool = openPool(this.#postgres.url);
    door.leadTo(this.#postgres.url);
  }

  async #misbehave(): Promise<void> {
    await this.#plan('serverError', 200);
    await this.#plan('rateLimited', 20);
    await this.#plan('timeoutAfterAcceptance', 200, { delayMs: 20 });
  }

  async #plan(kind: string, times: number, how: object = {}): Promise<void> {
    await this.#scene.world.control('/misbehaviour', { partner: 'whatsapp', kind, times, ...how });
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A connection that is cut is replaced at the next query.
  pool.on('error', () => undefined);
  return pool;
}
