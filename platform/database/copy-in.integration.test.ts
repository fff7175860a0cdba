import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { copyIn } from './copy-in.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'create temporary table words (no integer primary key, word text, list text[], is_good boolean)',
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('writes rows unchanged, whatever they contain', async () => {
  const rows = [
    [1, 'plain', ['a', null, 'b "c" \\ ,{}'], true],
    [2, 'tab\tline\nreturn\rslash\\N', [], false],
    [3, null, null, true],
    [4, '\\.', ['NULL', ''], true],
  ] as const;
  await copyIn(client, 'copy words (no, word, list, is_good) from stdin', rows);
  const kept = await client.query({ text: 'select * from words order by no', rowMode: 'array' });
  expect(kept.rows).toEqual(rows);
});

it("throws the database's error, and leaves the connection usable", async () => {
  await expect(copyIn(client, 'copy words (no) from stdin', [[5], [5]])).rejects.toThrow('duplicate key');
  await copyIn(client, 'copy words (no) from stdin', []);
  expect((await client.query('select count(*)::int as n from words')).rows).toEqual([{ n: 4 }]);
});
