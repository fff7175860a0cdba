import { performance } from 'node:perf_hooks';

const MEASURED_OVER_MS = 500;
/** Above this share, waiting messages wait for this process and not for the provider. */
const BUSY_SHARE = 0.8;

/** Whether this process's event loop has hardly any time left. */
export class ProcessLoad {
  #before = performance.eventLoopUtilization();
  #atMs = performance.now();
  #isBusy = false;

  get isBusy(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#atMs < MEASURED_OVER_MS) return this.#isBusy;
    const now = performance.eventLoopUtilization();
    this.#isBusy = performance.eventLoopUtilization(now, this.#before).utilization > BUSY_SHARE;
    this.#before = now;
    this.#atMs = nowMs;
    return this.#isBusy;
  }
}
