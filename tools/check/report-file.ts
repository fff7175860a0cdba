import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Returns where a runner must write its JSON report, after deleting an older one, which could be mistaken for it. */
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
