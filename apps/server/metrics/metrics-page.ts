import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { readQueues } from '#features/administration/operation/server/wiring.ts';
import type { DispatchFigures } from '#features/engine/messaging/server/wiring.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Context } from '#platform/context.ts';
import { sourceOf } from '#platform/http/sources/client-address.ts';
import { readLoopFigures } from '#platform/loop/loop.ts';
import { KeyGuard } from '#platform/secrets/key-guard.ts';
import type { ReadinessFailure } from '../health/readiness.ts';
import { processGauges } from './process-gauges.ts';
import { queueGauges } from './queue-gauges.ts';

interface Page {
  status: number;
  type: string;
  text: string;
}

type Ctx = Pick<Context, 'pool' | 'clock' | 'log'> & { settings: Pick<Settings, 'operation' | 'dataDir'> };

/** The queue metrics are cached this long, so that several scrapers cause only one query. */
const KEPT_MS = 5000;
const REQUEST_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];

/**
 * The interval of the event-loop measurement. The default would wake the loop a hundred times a second for this alone.
 */
const EVENT_LOOP_BEAT_MS = 100;

/** The metrics of one process, and of the queues in the database, in Prometheus format. */
export class MetricsPage {
  readonly #ctx: Ctx;
  readonly #guard: KeyGuard;
  readonly #registry = new Registry();
  readonly #requests: Histogram<'status'>;
  readonly #setQueues: ReturnType<typeof queueGauges>;
  #dispatch: (() => DispatchFigures) | null = null;
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(ctx: Ctx, role: string, failures: () => Promise<readonly ReadinessFailure[]>) {
    this.#ctx = ctx;
    this.#guard = new KeyGuard(ctx.log, 'the figures');
    this.#registry.setDefaultLabels({ role });
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: EVENT_LOOP_BEAT_MS });
    this.#requests = new Histogram({
      name: 'bellbird_http_request_seconds',
      help: 'How long answers took, by the first digit of their status.',
      labelNames: ['status'],
      buckets: REQUEST_SECONDS,
      registers: [this.#registry],
    });
    this.#addLoops();
    this.#addDispatch();
    processGauges(this.#registry, { dataDir: ctx.settings.dataDir, failures });
    this.#setQueues = queueGauges(this.#registry);
  }

  /** Sets the dispatcher whose messages are counted. A process without a dispatcher shows no such metrics. */
  follow(dispatch: () => DispatchFigures): void {
    this.#dispatch = dispatch;
  }

  recordRequest(status: number, seconds: number): void {
    this.#requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /**
   * Returns the metrics if `authorization` contains the key. `address` is the caller's IP address, for the log and the
   * rate limit.
   */
  async answer(authorization: string | undefined, address: string): Promise<Page> {
    const { metricsKey } = this.#ctx.settings.operation;
    if (metricsKey === null) return plain(404, 'Set BELLBIRD_METRICS_KEY to read figures here.\n');
    const given = authorization?.replace(/^Bearer /, '') ?? '';
    const verdict = this.#guard.judge(given, metricsKey, { address, source: sourceOf(address) });
    if (verdict === 'tooMany')
      return plain(429, 'Too many wrong keys came from your address. Wait a minute.\n');
    if (verdict === 'wrong') return plain(401, 'Give the key as a bearer token.\n');
    await this.#readQueues();
    return { status: 200, type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  /** The names of all metrics. */
  get names(): string[] {
    return this.#registry.getMetricsAsArray().map(({ name }) => name);
  }

  async #readQueues(): Promise<void> {
    const nowMs = performance.now();
    if (nowMs - this.#readAtMs < KEPT_MS) return;
    this.#readAtMs = nowMs;
    try {
      this.#setQueues(await readQueues(this.#ctx.pool, this.#ctx.clock.now()));
    } catch (error) {
      this.#setQueues(null);
      this.#ctx.log.warn({ err: error }, 'could not read the queues for the metrics');
    }
  }

  /**
   * Adds the metrics of loops. They are read at each request, so that a hanging loop is visible. The first gauge sets
   * the values of all.
   */
  #addLoops(): void {
    const common = { labelNames: ['loop'] as const, registers: [this.#registry] };
    const runs: Gauge<'loop'> = new Gauge({
      ...common,
      name: 'bellbird_loop_runs_total',
      help: 'Runs of each loop.',
      collect() {
        for (const [loop, figures] of readLoopFigures()) {
          runs.set({ loop }, figures.runs);
          failures.set({ loop }, figures.failures);
          busy.set({ loop }, figures.busySeconds);
          running.set({ loop }, figures.runningSeconds ?? 0);
        }
      },
    });
    const failures = new Gauge({
      ...common,
      name: 'bellbird_loop_failures_total',
      help: 'Runs that failed.',
    });
    const busy = new Gauge({ ...common, name: 'bellbird_loop_busy_seconds_total', help: 'Time in runs.' });
    const running = new Gauge({
      ...common,
      name: 'bellbird_loop_running_seconds',
      help: 'How long the current run has taken so far.',
    });
  }

  #addDispatch(): void {
    const registers = [this.#registry];
    const read = () => this.#dispatch?.() ?? null;
    const endings: Gauge<'ending'> = new Gauge({
      name: 'bellbird_messages_total',
      help: 'Messages that this process has finished, by outcome.',
      labelNames: ['ending'],
      registers,
      collect() {
        const figures = read();
        inFlight.set(figures?.inFlight ?? 0);
        for (const [ending, count] of Object.entries(figures?.endings ?? {})) endings.set({ ending }, count);
      },
    });
    const inFlight = new Gauge({
      name: 'bellbird_messages_in_flight',
      help: 'Messages that this process sent and that have no answer from the provider yet.',
      registers,
    });
  }
}

function plain(status: number, text: string): Page {
  return { status, type: 'text/plain; charset=utf-8', text };
}
