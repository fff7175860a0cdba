import type pg from 'pg';

/** What notes for audiences that messages changed. */
const NOTING = ['note_sends', 'note_reads', 'note_message'];

/** From now on nothing is noted for audiences when messages are sent and receipts come. Returns how to note again. */
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
