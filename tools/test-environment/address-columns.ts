import type { Client } from 'pg';

/** A column whose values contain the addresses of an environment's programs. */
export interface AddressColumn {
  table: string;
  column: string;
  type: string;
}

interface Addresses {
  appUrl: string;
  sandboxUrl: string;
}

/** Returns the columns of an environment's database that contain an address of its programs. */
export async function findAddresses(
  client: Client,
  { appUrl, sandboxUrl }: Addresses,
): Promise<AddressColumn[]> {
  const { rows: columns } = await client.query<AddressColumn>(
    `select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(a.attname) as "column",
       format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and n.nspname in ('public', 'pgboss')
       and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)`,
  );
  const found: AddressColumn[] = [];
  for (const each of columns) {
    const { rowCount } = await client.query(
      `select from ${each.table} where strpos(${each.column}::text, $1) > 0 or strpos(${each.column}::text, $2) > 0 limit 1`,
      [appUrl, sandboxUrl],
    );
    if (rowCount === 1) found.push(each);
  }
  return found;
}

/** Replaces the old addresses with the new ones. */
export async function replaceAddresses(
  client: Client,
  columns: readonly AddressColumn[],
  { from, to }: { from: Addresses; to: Addresses },
): Promise<void> {
  for (const { table, column, type } of columns) {
    await client.query(
      `update ${table} set ${column} = replace(replace(${column}::text, $1, $2), $3, $4)::${type}`,
      [from.appUrl, to.appUrl, from.sandboxUrl, to.sandboxUrl],
    );
  }
}
