import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { openDatabase } from '../database.ts';
import { PREPARED } from './prepared-pool.ts';

it('plans a repeated statement once, and again after a migration', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, { connections: 1, isPrepared: true });
  try {
    await sql`create table birds (name text)`.execute(db);
    await sql`insert into birds values (${'wren'})`.execute(db);
    const ask = () => sql`select * from birds where name = ${'wren'}`.execute(db).then(({ rows }) => rows);
    for (let nth = 0; nth < 5; nth += 1) expect(await ask()).toEqual([{ name: 'wren' }]);
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ statement: 'select * from birds where name = $1' }]);
    await sql`alter table birds add column song text`.execute(db);
    await expect(ask()).rejects.toThrow('result type');
    for (let nth = 0; nth < 5; nth += 1) expect(await ask()).toEqual([{ name: 'wren', song: null }]);
  } finally {
    await close();
    await database.drop();
  }
});

it('plans only marked statements once if the pool is not prepared', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, { connections: 1 });
  try {
    for (let nth = 0; nth < 5; nth += 1) {
      const { rows } = await sql`select ${nth}::integer as one ${PREPARED}`.execute(db);
      expect(rows).toEqual([{ one: nth }]);
      await sql`select ${nth}::integer as other`.execute(db);
    }
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ statement: 'select $1::integer as one /* prepared */' }]);
  } finally {
    await close();
    await database.drop();
  }
});
