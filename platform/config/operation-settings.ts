import * as z from 'zod';
import { POOLERS, type Pooler } from '#platform/database/pooler.ts';
import { databaseAddress } from './setting-shapes.ts';

/** How a process is run and monitored. A key is null when access is off. */
export interface OperationSettings {
  /** The port for health checks of a worker without an API; 0 picks a free one. */
  healthPort: number;
  /** How long shutdown waits for running work. */
  stopSeconds: number;
  /** How long a stopping process reports that it is not ready before it stops accepting connections. */
  drainSeconds: number;
  /** The key for `/metrics`. */
  metricsKey: string | null;
  /** The key for the operator's page. */
  operatorKey: string | null;
  /** A machine whose clock differs from the database's by more than this starts no work. */
  clockLimitSeconds: number;
  /** The size of the connection pool that everything except long work shares. */
  databaseConnections: number;
  databasePooler: Pooler;
  /** Whether a standby that takes over has every committed transaction. */
  isStandbySynchronous: boolean;
  /** The database for dashboards; null for the main one. */
  replicaUrl: string | null;
}

const KEY = 'is too short to be a key. Use 24 characters or more: openssl rand -hex 24';

export const operationVariables = {
  BELLBIRD_HEALTH_PORT: whole({ from: 0, to: 65_535, byDefault: 3002 }, 'port'),
  BELLBIRD_STOP_SECONDS: whole({ from: 1, to: 600, byDefault: 10 }, 'number of seconds'),
  BELLBIRD_DRAIN_SECONDS: whole({ from: 0, to: 300, byDefault: 0 }, 'number of seconds'),
  BELLBIRD_METRICS_KEY: z.string().min(24, { error: KEY }).optional(),
  BELLBIRD_OPERATOR_KEY: z.string().min(24, { error: KEY }).optional(),
  // Signatures and certificates tolerate minutes; rate limits tolerate less.
  BELLBIRD_CLOCK_LIMIT_SECONDS: whole({ from: 5, to: 3600, byDefault: 60 }, 'number of seconds'),
  // With fewer, pages wait for the worker in the same process.
  BELLBIRD_DATABASE_CONNECTIONS: whole({ from: 4, to: 200, byDefault: 12 }, 'number of connections'),
  BELLBIRD_DATABASE_POOLER: z
    .enum(POOLERS, { error: `is not a kind of pooler. Use one of ${POOLERS.join(', ')}.` })
    .default('none'),
  BELLBIRD_DATABASE_STANDBY: z
    .enum(['may-lag', 'synchronous'], { error: 'is neither may-lag nor synchronous.' })
    .default('may-lag'),
  BELLBIRD_DATABASE_REPLICA_URL: databaseAddress().optional(),
};

function whole({ from, to, byDefault }: { from: number; to: number; byDefault: number }, what: string) {
  const error = `is not a ${what}. Use a whole number from ${from} to ${to}.`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error }).default(byDefault);
}

/** Returns this part of the values parsed with `operationVariables`. */
export function operationPart(values: z.output<z.ZodObject<typeof operationVariables>>): OperationSettings {
  return {
    healthPort: values.BELLBIRD_HEALTH_PORT,
    stopSeconds: values.BELLBIRD_STOP_SECONDS,
    drainSeconds: values.BELLBIRD_DRAIN_SECONDS,
    metricsKey: values.BELLBIRD_METRICS_KEY ?? null,
    operatorKey: values.BELLBIRD_OPERATOR_KEY ?? null,
    clockLimitSeconds: values.BELLBIRD_CLOCK_LIMIT_SECONDS,
    databaseConnections: values.BELLBIRD_DATABASE_CONNECTIONS,
    databasePooler: values.BELLBIRD_DATABASE_POOLER,
    isStandbySynchronous: values.BELLBIRD_DATABASE_STANDBY === 'synchronous',
    replicaUrl: values.BELLBIRD_DATABASE_REPLICA_URL ?? null,
  };
}

/**
 * Returns how long the launcher waits before it kills a process that is stopping: longer than the process itself needs.
 */
export function graceSeconds(env: Readonly<Record<string, string | undefined>>): number {
  const { BELLBIRD_STOP_SECONDS, BELLBIRD_DRAIN_SECONDS } = operationVariables;
  const stop = BELLBIRD_STOP_SECONDS.catch(10).parse(env['BELLBIRD_STOP_SECONDS']);
  const drain = BELLBIRD_DRAIN_SECONDS.catch(0).parse(env['BELLBIRD_DRAIN_SECONDS']);
  return stop + drain + 1;
}
