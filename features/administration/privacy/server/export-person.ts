import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { texts } from '../texts/all.ts';
import type { PersonScope } from './person-scope.ts';
import { PERSON_TABLES } from './person-tables.ts';

/** A person's rows in one table, with the table's title in the readable file. */
export interface GatheredTable {
  table: string;
  title: string;
  rows: Record<string, unknown>[];
}

/** Returns everything stored about a person, by table. Skips tables without rows of the person. */
export async function exportPerson(tx: Tx, person: PersonScope): Promise<GatheredTable[]> {
  const gathered: GatheredTable[] = [];
  for (const { table, rows: ofPerson, isShared } of PERSON_TABLES) {
    if (isShared) continue;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${ofPerson(person)}`.execute(tx);
    if (rows.length > 0)
      gathered.push({ table, title: texts.personTables[table], rows: rows.map(({ row }) => row) });
  }
  return gathered.toReversed();
}
