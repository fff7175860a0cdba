import { readFileSync } from 'node:fs';

/** Returns the peak memory of a process in megabytes. Null if the system does not report it; only Linux does. */
export function peakMegabytes(pid: number): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
  } catch {
    return null;
  }
}
