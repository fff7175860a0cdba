/** Marks a migration that removes something the previous release still uses. */
const BREAKS_RELEASE_BEFORE = /^-- Not beside the release before\b/m;
/** Marks a migration that removes something a release gave up, with the last migration of that release. */
const CONTRACTS = /^-- Contract step after (\w+\.sql)\b/m;

/** Which programs may continue beside a migration. */
export type MigrationMark =
  | { kind: 'none' }
  | { kind: 'breaks' }
  | { kind: 'contracts'; afterMigration: string };

export function readMark(sql: string): MigrationMark {
  if (BREAKS_RELEASE_BEFORE.test(sql)) return { kind: 'breaks' };
  const afterMigration = CONTRACTS.exec(sql)?.[1];
  return afterMigration === undefined ? { kind: 'none' } : { kind: 'contracts', afterMigration };
}

/**
 * The migration that a program must know to continue beside this one; null if there was none before. `before` is the
 * last migration of the database before this upgrade: the last one of the previous release.
 */
export function needsOf(
  { name, sql }: { name: string; sql: string },
  before: string | null,
  known: readonly string[],
): string | null {
  const mark = readMark(sql);
  if (mark.kind === 'breaks') return name;
  if (mark.kind === 'none' || before === null) return before;
  const { afterMigration } = mark;
  if (!known.includes(afterMigration) || afterMigration >= name)
    throw new Error(`${name} follows ${afterMigration}, which is no migration before it.`);
  // An upgrade from an older release skips the one that gave it up, so its programs still use what is removed.
  return afterMigration > before ? afterMigration : before;
}
