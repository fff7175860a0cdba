import type { ClientBase } from 'pg';

/** A table in a backup, with all its partitions, in the order in which tables can be filled. */
export interface TableToCopy {
  name: string;
  /** All columns except generated ones. */
  columns: string[];
  /** The identity columns. */
  numbered: string[];
}

/**
 * Returns every table of the product, with referenced tables before the tables that refer to them. Leaves out the table
 * of applied migrations.
 */
export async function readTables(client: ClientBase): Promise<TableToCopy[]> {
  const { rows } = await client.query<TableToCopy & { parents: string[] }>(TABLES);
  const ordered: TableToCopy[] = [];
  const visit = (
    { parents, ...table }: TableToCopy & { parents: string[] },
    path: readonly string[],
  ): void => {
    if (ordered.some(({ name }) => name === table.name) || path.includes(table.name)) return;
    for (const parent of rows.filter(({ name }) => parents.includes(name)))
      visit(parent, [...path, table.name]);
    ordered.push(table);
  };
  for (const table of rows) visit(table, []);
  return ordered;
}

const TABLES = `
select c.relname as name,
  (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a
    where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped) as numbered,
  (select coalesce(array_agg(distinct f.confrelid::regclass::text), '{}') from pg_constraint f
    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname <> 'schema_migrations'
order by c.relname`;

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function listOf(columns: readonly string[]): string {
  return columns.map(quoted).join(', ');
}

/** Returns a table's row count and a checksum that does not depend on the order of rows. */
export async function sumUp(
  client: ClientBase,
  { name, columns }: TableToCopy,
): Promise<{ rows: number; checksum: string }> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(row(${listOf(columns)})::text, 0)::numeric), 0)::text as checksum
     from ${quoted(name)}`,
  );
  const [sum] = rows;
  return { rows: Number(sum?.rows), checksum: sum?.checksum ?? '' };
}

/** Settings that make values look the same on every machine. */
export const PLAIN_VALUES =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'";
