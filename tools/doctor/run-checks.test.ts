import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { checkBucket } from './check-bucket.ts';
import { checkMachine } from './check-machine.ts';
import { checkProviders } from './check-providers.ts';
import { bad, good } from './finding.ts';
import { runChecks } from './run-checks.ts';

it('goes on when a check fails, and names the cause and the fix', async () => {
  const findings = await runChecks([
    {
      about: 'database',
      run: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
      mend: 'Start it.',
    },
    { about: 'clock', run: () => [good('clock', 'right')], mend: '' },
  ]);
  expect(findings).toEqual([
    bad('database', 'cannot be checked: connect ECONNREFUSED', 'Start it.'),
    good('clock', 'right'),
  ]);
});

it('checks the rest of a machine whose data folder is missing', () => {
  const findings = checkMachine('/nonexistent/bellbird');
  expect(findings.find(({ about }) => about === 'disk')).toMatchObject({
    state: 'bad',
    found: expect.stringContaining('/nonexistent/bellbird') as string,
    mend: expect.stringContaining('BELLBIRD_DATA_DIR') as string,
  });
  expect(findings.map(({ about }) => about)).toContain('Node');
});

it('reports why a bucket or a provider cannot be reached, and its address', async () => {
  const url = await closedAddress();
  const bucket = await checkBucket({
    endpoint: url,
    bucket: 'files',
    region: 'eu',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  expect(bucket.found).toContain('ECONNREFUSED');
  const [, number] = await checkProviders({
    meta: { graphUrl: url, graphVersion: 'v25.0', appId: '1', appSecret: 's' },
    whatsapp: { phoneNumberId: '1', businessAccountId: '2', accessToken: 't' },
    gupshup: { url, app: null },
    mail: null,
  } as unknown as Parameters<typeof checkProviders>[0]);
  expect(number?.found).toContain('ECONNREFUSED');
  expect(number?.mend).toContain(new URL(url).host);
});

/** Returns a URL at which nothing listens. */
async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
