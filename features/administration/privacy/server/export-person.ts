import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { PersonScope } from './person-scope.ts';
import { PERSON_TABLES } from './person-tables.ts';

/** One table's rows of a person, in the words of the readable file. */
export interface GatheredTable {
  table: string;
  title: string;
  rows: Record<string, unknown>[];
}

/** Everything that is held of a person, table by table; tables without a row of theirs are left out. */
export async function exportPerson(tx: Tx, person: PersonScope): Promise<GatheredTable[]> {
  const gathered: GatheredTable[] = [];
  for (const { table, title, rows: ofPerson, isShared } of PERSON_TABLES) {
    if (isShared) continue;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${ofPerson(person)}`.execute(tx);
    if (rows.length > 0) gathered.push({ table, title, rows: rows.map(({ row }) => row) });
  }
  return gathered.toReversed();
}
