import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { catchUp } from '#features/product/audiences/server/index.ts';
import { ensureTools } from '#features/product/opt-in-tools/server/wiring.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '../test-environment/seeds/add-people.ts';
import { insertShop } from '../test-environment/seeds/insert-shop.ts';

const PEOPLE = 6;
const ctx = { clock: { now: () => new Date() } };

const open = useTestDatabase({ connections: 1 });
let shopId: number;

beforeAll(async () => {
  shopId = await insertShop(open.db);
  await addPeople(open.db, shopId, PEOPLE);
  await open.db.transaction().execute((tx) => catchUp(ctx, tx, shopId));
});

// Each run of the command is a separate process, which takes a while to start on a busy machine.
it('reports people with wrong facts, and corrects them with --mend', async () => {
  await plantErrors();
  const found = recount();
  expect(found.printed).toContain(`${PEOPLE} people, 3 different`);
  expect(found.printed).toContain('opt_ins 3 kept, 0 counted');
  expect(found.status).toBe(1);
  expect(recount('--mend').status).toBe(0);
  const mended = recount();
  expect(mended.printed).toContain(`${PEOPLE} people, 0 different`);
  expect(mended.printed).toContain('optIns 0 different');
  expect(mended.status).toBe(0);
});

/**
 * Makes the facts of three people wrong: one has orders that nobody placed, one is missing, and one has a product that
 * they never bought. Also adds sign-ups that no tool had.
 */
async function plantErrors(): Promise<void> {
  const { rows } = await open.pool.query<{ subscriber_no: number }>(
    'select subscriber_no from subscriber_facts where shop_id = $1 order by subscriber_no limit 3',
    [shopId],
  );
  const [ordered, missing, bought] = rows.map((row) => row.subscriber_no);
  const write = (statement: string, no: number | undefined) => open.pool.query(statement, [shopId, no]);
  await write(
    'update subscriber_facts set order_count = 7 where shop_id = $1 and subscriber_no = $2',
    ordered,
  );
  await write('delete from subscriber_facts where shop_id = $1 and subscriber_no = $2', missing);
  await write(
    "insert into subscriber_products (shop_id, subscriber_no, product_id) values ($1, $2, 'never-bought')",
    bought,
  );
  await open.db.transaction().execute((tx) => ensureTools(ctx, tx, shopId));
  await open.pool.query(
    `insert into tool_days (shop_id, tool_id, day, opt_ins)
     select shop_id, tool_id, '2026-01-02', 3 from opt_in_tools where shop_id = $1 limit 1`,
    [shopId],
  );
}

/** Runs the command as an operator does. */
function recount(...given: string[]): { status: number | null; printed: string } {
  const main = path.join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...given], {
    env: { ...process.env, DATABASE_URL: open.url },
    encoding: 'utf8',
  });
  return { status, printed: `${stdout}${stderr}` };
}
