import { readFileSync, readdirSync } from 'node:fs';
import type pg from 'pg';
import type { RunningProgram } from '#tools/start/start-program.ts';

/** A clock tick is a hundredth of a second on every Linux that Node supports. */
const MS_A_TICK = 10;

/** Returns the CPU milliseconds of one of our processes and of the whole database so far. NaN if unknown. */
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

/** Returns the CPU milliseconds of a process and its children so far. Null if the system does not report them. */
function cpuTimeMs(pid: number): number | null {
  try {
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
    return [String(pid), ...children].reduce((sum, name) => sum + ownTimeMs(name), 0);
  } catch {
    return null;
  }
}

/** Returns the parent of a process. Null if the process has ended or the system does not report it. */
function parentOf(pid: string): number | null {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return null;
  }
}

/** Returns the CPU time of a process, including its children that have ended. */
function ownTimeMs(pid: string): number {
  return fieldsOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks) * MS_A_TICK, 0);
}

/**
 * Returns the fields after the process's name, which may contain anything: state, parent, …, user time, system time,
 * and those of its children.
 */
function fieldsOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
