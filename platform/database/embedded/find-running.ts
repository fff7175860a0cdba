import path from 'node:path';
import { findPostmaster, isReady } from './take-over-cluster.ts';

/** The port of a cluster's running server; null if none runs. */
export function findRunningPort(place: string): number | null {
  const cluster = path.join(place, 'cluster');
  const found = findPostmaster(cluster);
  return found && isReady(cluster) ? found.port : null;
}
