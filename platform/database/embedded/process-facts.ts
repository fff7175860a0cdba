import { readFileSync } from 'node:fs';

/** A living process. Outside Linux, nothing else is known about it. */
interface ProcessFacts {
  name: string;
  /** Tells it from a later process with the same id. */
  startedAt: string;
}

export const UNKNOWN = 'unknown';

/** Facts about a process; null if it has ended, even if nobody has waited for it. */
export function findProcess(pid: number): ProcessFacts | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  if (process.platform !== 'linux') return { name: UNKNOWN, startedAt: UNKNOWN };
  return linuxProcess(pid);
}

function linuxProcess(pid: number): ProcessFacts | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    // After the name: the state is the third field in total, the start time the twenty-second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : { name, startedAt: fields[19] ?? UNKNOWN };
  } catch {
    return null;
  }
}
