import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Returns the path for a runner's JSON report. Deletes an older report, which could be mistaken for the new one. */
export function freshReportFile(name: string): string {
  const file = path.resolve('.build', 'check', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Returns the report, or null when the runner ended before writing one. */
export function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
