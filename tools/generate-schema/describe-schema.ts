import { Client } from 'pg';
import { describeTable } from './describe-table.ts';
import { generateRowTypes } from './generate-row-types.ts';
import { type CatalogTable, readCatalog } from './read-catalog.ts';

/**
 * The files that describe a migrated database, by name: `rows.ts` for the compiler, and one text for each table
 * for people. Partitions and the migrations' own record are left out.
 */
export async function describeSchema(databaseUrl: string): Promise<Map<string, string>> {
  const tables = await readTables(databaseUrl);
  const files = new Map([['rows.ts', await generateRowTypes(databaseUrl)]]);
  for (const table of tables) files.set(`${table.name}.txt`, describeTable(table));
  return files;
}

async function readTables(databaseUrl: string): Promise<CatalogTable[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await readCatalog(client);
  } finally {
    await client.end();
  }
}
