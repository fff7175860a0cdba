import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../core/sandbox.ts';
import type { StoreJob } from './bulk/bulk-operation.ts';
import type { StoreRecords } from './store.ts';

/** Long enough that an immediate query gets "running", and short enough that nobody waits. */
const JOB_MS = 150;

/** Runs a job a moment after the response, as the store does with long jobs. */
export function runJob(sandbox: Sandbox, { jobs }: StoreRecords, work: () => void): StoreJob {
  const job: StoreJob = { id: randomUUID(), isDone: false };
  jobs.set(job.id, job);
  setTimeout(() => {
    work();
    job.isDone = true;
    sandbox.world.changed();
  }, JOB_MS).unref();
  return job;
}
