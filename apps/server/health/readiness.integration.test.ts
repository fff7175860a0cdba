import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { listSchema } from '#platform/database/schema/schema-state.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { startLoop } from '#platform/loop/loop.ts';
import { SecretBox } from '#platform/secrets/secret-box.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { Readiness } from './readiness.ts';

const secrets = new SecretBox(randomBytes(32));

const open = useTestDatabase({ connections: 1 });

it('is not ready while its clock is off, or if its database user may not take on the role of shops', async () => {
  const known = await listSchema();
  const { pool } = open;
  expect(await new Readiness({ pool, secrets }, { isOff: false }, known).failures()).not.toContain('clock');
  const { status, body } = await new Readiness({ pool, secrets }, { isOff: true }, known).ready();
  expect({ status, body }).toMatchObject({
    status: 503,
    body: { notReady: expect.arrayContaining(['clock']) as string[] },
  });

  const stranger = `stranger_${randomBytes(4).toString('hex')}`;
  const client = await pool.connect();
  await client.query(`create role ${stranger}; grant ${stranger} to current_user`);
  await client.query(`grant select on all tables in schema public to ${stranger}; set role ${stranger}`);
  const asStranger = { pool: client as unknown as typeof pool, secrets };
  expect(await new Readiness(asStranger, { isOff: false }, known).failures()).toContain('role');
  await client.query('reset role');
  await client.query(`revoke select on all tables in schema public from ${stranger}; drop role ${stranger}`);
  client.release();
});

it('is not ready on a read-only database, such as a standby', async () => {
  const known = await listSchema();
  const client = await open.pool.connect();
  const readiness = new Readiness(
    { pool: client as unknown as typeof open.pool, secrets },
    { isOff: false },
    known,
  );
  await client.query('set default_transaction_read_only = on');
  expect(await readiness.failures()).toContain('database');
  await client.query('reset default_transaction_read_only');
  expect(await readiness.failures()).not.toContain('database');
  client.release();
});

it('is not alive while a loop hangs', async () => {
  const readiness = new Readiness({ pool: open.pool, secrets }, { isOff: false }, []);
  let goOn = () => undefined as void;
  const stands = new Promise<boolean>((resolve) => (goOn = () => resolve(false)));
  const loop = startLoop(openLogger('silent', 'test'), 'work', 1, () => stands, { longestRunMs: 0 });
  await expect
    .poll(() => readiness.live())
    .toMatchObject({
      status: 503,
      body: { status: 'stuck', stuck: [{ loop: 'work' }] },
    });
  goOn();
  await loop.stop();
  expect(readiness.live().status).toBe(200);
});
