import { readFileSync } from 'node:fs';

const CHECK_MS = 1000;

/**
 * Calls back when the npm that started this process is gone, because a killed npm does not notify its children. A shell
 * runs between npm and this process, so the parent's parent is checked too where the system shows it.
 */
export function noticeOrphaned(onOrphaned) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  setInterval(() => ancestors() !== before && onOrphaned(), CHECK_MS).unref();
}

function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2];
  } catch {
    return 'unknown';
  }
}
