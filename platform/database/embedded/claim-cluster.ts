import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProcess } from './process-facts.ts';

/**
 * Marks the cluster as this process's. Throws if another living process has it: taking it over would stop the database
 * under a working server. A mark of a process that has ended does not count.
 */
export function claimCluster(place: string): void {
  const file = path.join(place, 'in-use-by');
  const [pid, startedAt] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  const holder = Number(pid ?? process.pid);
  if (holder !== process.pid && startedAt !== undefined && findProcess(holder)?.startedAt === startedAt) {
    throw new Error(
      `This data folder is in use by another copy of Bellbird (process ${holder}).` +
        ' Stop that one, or give this one its own folder by BELLBIRD_DATA_DIR.',
    );
  }
  writeFileSync(file, `${process.pid} ${findProcess(process.pid)?.startedAt}`);
}
