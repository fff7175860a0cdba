import type { Context } from '#platform/context.ts';
import { judgeSchema, readApplied } from '#platform/database/schema/schema-state.ts';
import { readTenantIsolation } from '#platform/database/tenant-isolation.ts';
import { findStuckLoops, type StuckLoop } from '#platform/loop/loop.ts';
import { opensKnownWord } from '#platform/secrets/known-word.ts';
import type { ClockGuard } from './clock-guard.ts';

/** The reasons why a process may not be ready. */
export const READINESS_FAILURES = [
  'stopping',
  'database',
  'migrations',
  'role',
  'policies',
  'key',
  'clock',
] as const;
export type ReadinessFailure = (typeof READINESS_FAILURES)[number];

export interface HealthAnswer {
  status: number;
  body: object;
}

const DATABASE_TIMEOUT_MS = 2000;

/** Reports whether this process is alive, and whether it is ready. */
export class Readiness {
  readonly #ctx: Pick<Context, 'pool' | 'secrets'>;
  readonly #clock: Pick<ClockGuard, 'isOff'>;
  readonly #known: readonly string[];
  #checking: Promise<ReadinessFailure[]> | null = null;
  /** Whether the process accepts no more requests, although its port is still open. */
  isStopping = false;

  constructor(
    ctx: Pick<Context, 'pool' | 'secrets'>,
    clock: Pick<ClockGuard, 'isOff'>,
    known: readonly string[],
  ) {
    this.#ctx = ctx;
    this.#known = known;
    this.#clock = clock;
  }

  /** Reports whether the process is alive. This fails if a loop hangs, because then only a restart helps. */
  live(): HealthAnswer {
    const stuck: StuckLoop[] = findStuckLoops();
    return stuck.length === 0
      ? { status: 200, body: { status: 'live' } }
      : { status: 503, body: { status: 'stuck', stuck } };
  }

  async ready(): Promise<HealthAnswer> {
    const notReady = await this.failures();
    const isReady = notReady.length === 0;
    return {
      status: isReady ? 200 : 503,
      body: { status: isReady ? 'ready' : 'not ready', notReady },
    };
  }

  /**
   * Returns the reasons why the process is not ready. Concurrent checks share one result, so a hundred monitors cost as
   * much as one.
   */
  async failures(): Promise<ReadinessFailure[]> {
    if (this.isStopping) return ['stopping'];
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  #check(): Promise<ReadinessFailure[]> {
    const timeout = new Promise<ReadinessFailure[]>((resolve) =>
      setTimeout(() => resolve(['database']), DATABASE_TIMEOUT_MS).unref(),
    );
    return Promise.race([this.#ask().catch((): ReadinessFailure[] => ['database']), timeout]);
  }

  async #ask(): Promise<ReadinessFailure[]> {
    const { pool, secrets } = this.#ctx;
    const applied = await readApplied(pool);
    if (judgeSchema(this.#known, applied) !== 'fits') return ['migrations'];
    const { takesWrites, hasRole, unprotected, sealed } = await readTenantIsolation(pool);
    return [
      ...(takesWrites ? [] : (['database'] as const)),
      ...(hasRole ? [] : (['role'] as const)),
      ...(unprotected === 0 ? [] : (['policies'] as const)),
      ...(this.#clock.isOff ? (['clock'] as const) : []),
      ...(sealed && opensKnownWord(secrets, sealed) ? [] : (['key'] as const)),
    ];
  }
}
