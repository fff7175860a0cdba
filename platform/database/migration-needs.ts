/** The words of a migration that takes away what the release before still uses. */
const BREAKS_RELEASE_BEFORE = /^-- Not beside the release before\b/m;
/** The words of one that takes away what a release gave up, and of the last migration of that release. */
const CONTRACTS = /^-- Contract step after (\w+\.sql)\b/m;

/** What a migration says of the programs that may go on beside it. */
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
 * The migration that a program must know to go on beside this one; null where there was none before. `before` is the
 * last that the database had when it was begun to be brought up to date: the last of the release before.
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
  // Who comes from an older release skipped the one that gave it up: its programs still use what is taken away.
  return afterMigration > before ? afterMigration : before;
}
