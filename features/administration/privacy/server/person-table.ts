import { sql, type RawBuilder } from 'kysely';
import type { PersonScope } from './person-scope.ts';

/** What columns are set to, by their names. */
type Assignments = Readonly<Record<string, RawBuilder<unknown>>>;

/** One table in which persons are named: which rows are a person's, and what becomes of those when they are erased. */
export interface PersonTable {
  table: string;
  /** What its rows are, in a file that the person reads. */
  title: string;
  rows: (person: PersonScope) => RawBuilder<unknown>;
  /**
   * `delete`, or what its columns are set to so that the row names nobody; null where nothing in it does once the others
   * are done.
   */
  erase: 'delete' | Assignments | null;
  /** Too large for the one transaction of an erasure: erased in steps beside it. */
  isInSteps?: true;
  /** Belongs to no shop, and may tell of another one: it is erased, but not handed out. */
  isShared?: true;
  /** The keys of stored files that belong to its rows. */
  files?: (person: PersonScope) => RawBuilder<{ key: string }>;
}

/** As the `set` of an update has it. */
export function assignmentsOf(erase: Assignments): RawBuilder<unknown> {
  return sql.join(Object.entries(erase).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

/** Whether one of the columns is still other than an erasure leaves it. */
export function isNotErased(erase: Assignments): RawBuilder<boolean> {
  const different = Object.entries(erase).map(
    ([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`,
  );
  return sql`(${sql.join(different, sql` or `)})`;
}
