import type pg from 'pg';

/** The triggers that write audience notes about messages. */
const NOTING = ['note_sends', 'note_reads', 'note_message'];

/** Stops writing audience notes for sends and receipts. Returns a function that turns them on again. */
export async function withoutNotes(client: pg.ClientBase | pg.Pool): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ definition: string }>(
    'select pg_get_functiondef(oid) as definition from pg_proc where proname = any($1)',
    [NOTING],
  );
  if (rows.length !== NOTING.length) throw new Error(`${NOTING.join(', ')} are not what notes any more`);
  for (const { definition } of rows)
    await client.query(
      definition.replace(/\$function\$[^]*\$function\$/, '$$function$$ begin end $$function$$'),
    );
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}
