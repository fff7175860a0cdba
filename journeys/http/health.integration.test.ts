import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { freePort } from '#platform/database/embedded/free-port.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram } from '#tools/start/start-program.ts';
import { ask, refusal } from '#tools/world/open-server.ts';

it('says that it lives and can work, and what it lacks once its database is gone', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-health-'));
  const port = await freePort();
  const appUrl = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...sandboxEnvironment({ sandboxPort: 1, dataDir }),
    DATABASE_URL: database.url,
    BELLBIRD_PORT: String(port),
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_PUBLIC_URL: appUrl,
    BELLBIRD_LOG_LEVEL: 'silent',
  };
  const server = await startProgram('server', SERVER_PROGRAM, env, ['--role=api']);
  try {
    expect(await ask(`${appUrl}/health/live`)).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(await ask(`${appUrl}/health/ready`)).toMatchObject({
      status: 200,
      body: { status: 'ready', notReady: [] },
    });
    // Its keys are published, so what a proxy passes on is nobody's that it knows.
    const passedOn = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect(refusal(await ask(`${appUrl}/health/live`, passedOn))).toEqual({
      status: 403,
      code: 'THIS_MACHINE_ONLY',
    });
    const webhook = await ask(`${appUrl}/webhooks/whatsapp`, { method: 'POST', ...passedOn });
    expect(refusal(webhook)).toEqual({ status: 403, code: 'THIS_MACHINE_ONLY' });
    await database.drop();
    expect(await ask(`${appUrl}/health/ready`)).toMatchObject({
      status: 503,
      body: { status: 'not ready', notReady: ['database'] },
    });
    expect(await ask(`${appUrl}/health/live`)).toMatchObject({ status: 200, body: { status: 'live' } });
    const lost = await ask(`${appUrl}/storefront/tools?pageId=demo.myshopify.com`);
    expect(refusal(lost)).toEqual({ status: 500, code: 'INTERNAL' });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
