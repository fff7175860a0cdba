import { sql, type RawBuilder } from 'kysely';
import type { texts } from '../texts/all.ts';
import type { PersonScope } from './person-scope.ts';

/** New values by column name. */
type Assignments = Readonly<Record<string, RawBuilder<unknown>>>;

/** A table that names people: which rows belong to a person, and how an erasure changes them. */
export interface PersonTable {
  /** Its title in the file for the person is a text of this name. */
  table: keyof typeof texts.personTables;
  rows: (person: PersonScope) => RawBuilder<unknown>;
  /**
   * `delete`, or the new values that make the row anonymous. Null if the row names nobody once the other tables are
   * erased.
   */
  erase: 'delete' | Assignments | null;
  /** The table is too large for the erasure's transaction, so it is erased separately in steps. */
  isInSteps?: true;
  /** The table belongs to no shop and may contain data of other shops. Its rows are erased but not exported. */
  isShared?: true;
  /** Selects the keys of the stored files that belong to the rows. */
  files?: (person: PersonScope) => RawBuilder<{ key: string }>;
}

/** Returns the assignments for the `set` clause of an update. */
export function assignmentsOf(erase: Assignments): RawBuilder<unknown> {
  return sql.join(Object.entries(erase).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

/** Whether at least one column differs from its value after an erasure. */
export function isNotErased(erase: Assignments): RawBuilder<boolean> {
  const different = Object.entries(erase).map(
    ([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`,
  );
  return sql`(${sql.join(different, sql` or `)})`;
}
