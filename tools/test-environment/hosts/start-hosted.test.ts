import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startHosted } from './start-hosted.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('runs programs one after another in one process, each with its own settings', async () => {
  const file = host('again', 'return { report: { address: env.PLACE }, stop: async () => {} };');
  const first = await startHosted('shop', file, { PLACE: 'here' });
  await Promise.all([first.stop(), first.stop()]);
  const second = await startHosted('shop', file, { PLACE: 'there' });
  expect([first.address, second.address, second.pid]).toEqual(['here', 'there', first.pid]);
  // Two programs that run in parallel are two processes. A host whose program was stopped twice is idle only once.
  const third = await startHosted('shop', file, {});
  expect(third.pid).not.toBe(second.pid);
  await Promise.all([second.stop(), third.stop()]);
});

it('kills the running program, and not a later program in the same process', async () => {
  const file = host('killed', 'return { report: {}, stop: async () => {} };');
  const first = await startHosted('shop', file, {});
  await first.stop();
  const second = await startHosted('shop', file, {});
  await first.kill();
  await second.stop();
  const third = await startHosted('shop', file, {});
  expect(third.pid).toBe(first.pid);
  expect(await third.kill()).toBe('The shop ended (SIGKILL).');
  await third.stop();
  const fourth = await startHosted('shop', file, {});
  expect(fourth.pid).not.toBe(first.pid);
  await fourth.stop();
});

it('reports a program that does not start, and runs the next one in another process', async () => {
  const file = host(
    'refused',
    'if (env.IS_WRONG) process.exit(3); return { report: {}, stop: async () => {} };',
  );
  const first = await startHosted('shop', file, {});
  await first.stop();
  await expect(startHosted('shop', file, { IS_WRONG: 'yes' })).rejects.toThrow('ended (exit code 3)');
  const second = await startHosted('shop', file, {});
  expect(second.pid).not.toBe(first.pid);
  await second.stop();
});

function host(name: string, body: string): string {
  const file = path.join(folder, `${name}.mjs`);
  const hostProgram = path.join(import.meta.dirname, 'host-program.ts');
  writeFileSync(
    file,
    `import { hostProgram } from ${JSON.stringify(hostProgram)};\nhostProgram(async ({ env }) => { ${body} });\n`,
  );
  return file;
}
