import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { findStuckLoops } from '#platform/loop/loop.ts';
import { READINESS_FAILURES, type ReadinessFailure } from '../health/readiness.ts';

interface OfProcess {
  dataDir: string;
  /** Returns the reasons why the process is not ready. */
  failures: () => Promise<readonly ReadinessFailure[]>;
}

/** Adds gauges for readiness, hanging loops and free disk space. Each one is read at each request. */
export function processGauges(registry: Registry, { dataDir, failures }: OfProcess): void {
  const registers: Registry[] = [];
  registry.registerMetric(
    new Gauge({
      name: 'bellbird_lacks',
      help: '1 for each reason why this process is not ready, as /health/ready names it.',
      labelNames: ['lack'],
      registers,
      async collect() {
        const missing = await failures();
        for (const lack of READINESS_FAILURES) this.set({ lack }, missing.includes(lack) ? 1 : 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'bellbird_loops_stuck',
      help: '1 for a loop that is in a run for longer than it may: /health/live fails.',
      labelNames: ['loop'],
      registers,
      collect() {
        this.reset();
        for (const { loop } of findStuckLoops()) this.set({ loop }, 1);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'bellbird_data_free_bytes',
      help: 'Free on the disk of the data folder.',
      registers,
      async collect() {
        const found = await statfs(dataDir).catch(() => null);
        if (found) this.set(found.bavail * found.bsize);
      },
    }),
  );
}
