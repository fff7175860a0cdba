import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { copyOut } from './copy-out.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Accepts each chunk in a later turn of the event loop. */
class SlowStream extends Writable {
  bytes = 0;

  override _write(chunk: Buffer, _encoding: string, taken: () => void): void {
    this.bytes += chunk.length;
    setTimeout(taken, 5);
  }
}

const rowsOf = (bytes: number, count: number) =>
  `copy (select repeat('x', ${bytes}) from generate_series(1, ${count})) to stdout`;

it.each([
  ['less than one chunk', 10, 3],
  ['a row larger than one chunk', 300_000, 1],
  ['exactly one chunk with the line end', 262_143, 1],
  ['many chunks', 100_000, 50],
])('leaves the connection usable if the stream is ended immediately: %s', async (_what, bytes, count) => {
  for (let time = 0; time < 10; time += 1) {
    const into = new SlowStream();
    expect(await copyOut(client, rowsOf(bytes, count), into)).toBe(count);
    into.end();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    if (!into.writableFinished) await new Promise((resolve) => void into.once('finish', resolve));
    expect(into.bytes).toBe((bytes + 1) * count);
  }
});

it("throws the database's error, and leaves the connection usable", async () => {
  await expect(copyOut(client, 'copy (select 1 / 0) to stdout', new SlowStream())).rejects.toThrow(
    'division',
  );
  const halfway = "copy (select repeat('x', 300000), 1 / (3 - n) from generate_series(1, 3) n) to stdout";
  await expect(copyOut(client, halfway, new SlowStream())).rejects.toThrow('division');
  expect(await copyOut(client, rowsOf(1, 2), new SlowStream())).toBe(2);
});
