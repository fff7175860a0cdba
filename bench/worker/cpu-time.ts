import { readFileSync, readdirSync } from 'node:fs';
import type pg from 'pg';
import type { RunningProgram } from '#tools/start/start-program.ts';

/** Clock ticks are hundredths of a second on every Linux that Node runs on. */
const MS_A_TICK = 10;

/** The CPU time in milliseconds that a process of ours and the whole database had so far; NaN where nobody tells. */
export async function cpuTimes(
  pool: pg.Pool,
  program: Pick<RunningProgram, 'pid'>,
): Promise<{ program: number; database: number }> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(String(rows[0]?.pid));
  return {
    program: (program.pid && cpuTimeMs(program.pid)) ?? Number.NaN,
    database: (postmaster && cpuTimeMs(postmaster)) ?? Number.NaN,
  };
}

/** The CPU time in milliseconds that a process and its children had so far; null where the system does not tell. */
function cpuTimeMs(pid: number): number | null {
  try {
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    return [String(pid), ...children].reduce((sum, name) => sum + ownTimeMs(name), 0);
  } catch {
    return null;
  }
}

/** The process that started this one; null when it has ended, or the system does not tell. */
function parentOf(pid: string): number | null {
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
