import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks are hundredths of a second on every Linux that Node runs on. */
const MS_A_TICK = 10;

/** The CPU time in milliseconds that a process and its children had so far; null where the system does not tell. */
export function cpuTimeMs(pid: number): number | null {
  try {
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    return [String(pid), ...children].reduce((sum, name) => sum + ownTimeMs(name), 0);
  } catch {
    return null;
  }
}

/** The process that started this one; null when it has ended, or the system does not tell. */
export function parentOf(pid: string): number | null {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return null;
  }
}

/** Its own, and that of children that have ended. */
function ownTimeMs(pid: string): number {
  return fieldsOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks) * MS_A_TICK, 0);
}

/** What stands behind the name, which may hold anything: state, parent, …, user, system, and the same of children. */
function fieldsOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
