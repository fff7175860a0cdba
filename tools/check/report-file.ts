import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where a runner shall write its JSON report; an older report is gone, so that it cannot be read for this one. */
export function freshReportFile(name: string): string {
  const file = path.resolve('.build', 'check', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** The report, or null when the runner ended before it could write one. */
export function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
