import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readMark } from '#platform/database/schema/migration-needs.ts';
import { findContractions } from './find-contractions.ts';

/** The migration of the first release. No earlier release runs beside it. */
const BASELINE = '20261129000000_baseline.sql';

/**
 * Returns the faults in a folder's migrations. A migration beside which the programs of the previous release cannot run
 * must say so.
 */
export function checkMigrations(folder: string, lastBefore: string = BASELINE): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return names
    .filter((name) => name > lastBefore)
    .flatMap((name) => faultsOf(name, readFileSync(path.join(folder, name), 'utf8'), names));
}

function faultsOf(name: string, sql: string, names: readonly string[]): string[] {
  const mark = readMark(sql);
  if (mark.kind === 'contracts' && !(names.includes(mark.afterMigration) && mark.afterMigration < name))
    return [`${name} is a contract step after ${mark.afterMigration}, which is no migration before it.`];
  if (mark.kind !== 'none') return [];
  return findContractions(sql).map(
    (statement) =>
      `${name}: the release before may still need what this takes away: ${statement}\n` +
      '  Take it away a release later, in a file with the line "-- Contract step after <last migration of the release that gave it up>",' +
      ' or have the old programs stop with "-- Not beside the release before".',
  );
}
