import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram, type RunningProgram } from '#tools/start/start-program.ts';
import { removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { ask, refusal } from '#tools/test-environment/open-server.ts';
import { reservePort } from '#tools/test-environment/reserve-ports.ts';
import { runCommand } from '#tools/test-environment/run-command.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

it('reports that it is live and ready, and what is missing once its database is gone', async () => {
  const database = await createTestDatabase();
  const { dataDir, appUrl, server } = await startOne(database.url, 'api');
  try {
    expect(await ask(`${appUrl}/health/live`)).toMatchObject({ status: 200, body: { status: 'live' } });
    await lacks(appUrl, []);
    await lacksUntilMended(database.url, appUrl);
    // The metrics keys are published, so a request that came through a proxy is not trusted as local.
    const passedOn = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect(refusal(await ask(`${appUrl}/health/live`, passedOn))).toEqual({
      status: 403,
      code: 'THIS_MACHINE_ONLY',
    });
    const webhook = await ask(`${appUrl}/webhooks/whatsapp`, { method: 'POST', ...passedOn });
    expect(refusal(webhook)).toEqual({ status: 403, code: 'THIS_MACHINE_ONLY' });
    await database.drop();
    await lacks(appUrl, ['database']);
    expect(await ask(`${appUrl}/health/live`)).toMatchObject({ status: 200, body: { status: 'live' } });
    const lost = await ask(`${appUrl}/storefront/tools?pageId=demo.myshopify.com`);
    expect(refusal(lost)).toEqual({ status: 503, code: 'DATABASE_AWAY' });
    expect(lost.headers.get('retry-after')).toBe('30');
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
});

/** Each missing protection is named, and the list is empty once it is restored. */
async function lacksUntilMended(databaseUrl: string, appUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  for (const [lack, breakIt, mendIt] of [
    [
      'policies',
      'alter table orders disable row level security',
      'alter table orders enable row level security',
    ],
    [
      'migrations',
      `insert into schema_migrations (name, checksum, needs) values ('29990101000000_later.sql', '', '29990101000000_later.sql')`,
      `delete from schema_migrations where name like '2999%'`,
    ],
    [
      'key',
      `update installation set check_sealed = set_byte(check_sealed, 20, get_byte(check_sealed, 20) # 1)`,
      `update installation set check_sealed = set_byte(check_sealed, 20, get_byte(check_sealed, 20) # 1)`,
    ],
  ] as const) {
    await client.query(breakIt);
    await lacks(appUrl, [lack]);
    await client.query(mendIt);
    await lacks(appUrl, []);
  }
  await client.end();
}

/** Waits for this answer, because a check that takes over two seconds says only that the database is missing. */
async function lacks(address: string, notReady: readonly string[]): Promise<void> {
  const expected =
    notReady.length === 0
      ? { status: 200, body: { status: 'ready', notReady } }
      : { status: 503, body: { status: 'not ready', notReady } };
  await waitFor(`the answer that [${notReady.join()}] is missing`, async () => {
    const { status, body } = await ask(`${address}/health/ready`);
    return isDeepStrictEqual({ status, body }, expected);
  });
}

it('reports that it is stopping while its port is still open, and ends within the drain time', async () => {
  const database = await createTestDatabase();
  const { dataDir, appUrl, server } = await startOne(database.url, 'api', { BELLBIRD_DRAIN_SECONDS: '5' });
  try {
    const stopped = server.stop();
    await waitFor('a process that says that it stops', async () => {
      const { status, body } = await ask(`${appUrl}/health/ready`);
      if (status === 503) expect(body).toMatchObject({ notReady: ['stopping'] });
      return status === 503;
    });
    expect((await ask(`${appUrl}/health/live`)).status).toBe(200);
    await stopped;
    expect(await server.ended).toContain('exit code 0');
  } finally {
    await database.drop();
    removeDataDir(dataDir);
  }
});

it('waits for open requests only up to the given time, and logs that some were left', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const port = await reservePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-health-'));
  const settings = { BELLBIRD_LOG_LEVEL: 'info', BELLBIRD_STOP_SECONDS: '1' };
  const env = environmentOf(database.url, { port, dataDir, settings });
  const command = runCommand('npm run --silent server -- --role=api', env);
  try {
    await command.says('server started');
    await client.query('begin; lock table shops in access exclusive mode');
    const asked = ask(`http://localhost:${port}/storefront/tools?pageId=demo.myshopify.com`).catch(
      () => null,
    );
    await waitFor('a request that waits', async () => {
      // The server also has other tests' databases, in which a query may wait as well.
      const { rowCount } = await client.query(
        `select from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and not l.granted`,
      );
      return rowCount === 1;
    });
    await command.stop();
    expect(command.printed()).toContain('stopped before everything had ended');
    await asked;
  } finally {
    await client.end();
    await database.drop();
    removeDataDir(dataDir);
  }
});

it('serves a worker’s health to everybody, and its figures to holders of the key, on a separate port', async () => {
  const database = await createTestDatabase();
  const key = 'k'.repeat(24);
  const { dataDir, server } = await startOne(database.url, 'worker', { BELLBIRD_METRICS_KEY: key });
  try {
    const at = server.address ?? '';
    expect(await ask(`${at}/health/live`)).toMatchObject({ status: 200, body: { status: 'live' } });
    await lacks(at, []);
    expect((await ask(`${at}/metrics`)).status).toBe(401);
    expect((await ask(`${at}/metrics`, { headers: { authorization: `Bearer ${key}x` } })).status).toBe(401);
    // The loops have just started.
    await waitFor('a run of the loop that sends', async () => {
      const { status, body } = await ask(`${at}/metrics`, { headers: { authorization: `Bearer ${key}` } });
      expect(status).toBe(200);
      return [
        /^bellbird_workers\{role="worker"\} 1$/m,
        /^bellbird_loop_runs_total\{loop="dispatch",role="worker"\} [1-9]/m,
      ].every((figure) => figure.test(String(body)));
    });
    expect((await ask(`${at}/operator`)).status).toBe(404);
  } finally {
    await server.stop();
    await database.drop();
    removeDataDir(dataDir);
  }
});

interface One {
  dataDir: string;
  appUrl: string;
  server: RunningProgram;
}

/** Starts one process on a database. Its sandbox does not exist. */
async function startOne(databaseUrl: string, role: string, settings: object = {}): Promise<One> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-health-'));
  const port = await reservePort();
  const appUrl = `http://localhost:${port}`;
  const env = environmentOf(databaseUrl, { port, dataDir, settings });
  return { dataDir, appUrl, server: await startProgram('server', SERVER_PROGRAM, env, [`--role=${role}`]) };
}

function environmentOf(
  databaseUrl: string,
  { port, dataDir, settings }: { port: number; dataDir: string; settings: object },
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...sandboxEnvironment({ sandboxPort: 1, dataDir }),
    DATABASE_URL: databaseUrl,
    BELLBIRD_PORT: String(port),
    BELLBIRD_HEALTH_PORT: '0',
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_PUBLIC_URL: `http://localhost:${port}`,
    BELLBIRD_LOG_LEVEL: 'silent',
    ...settings,
  };
}
