import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clearIncoming, newIncomingFolder } from './incoming-folder.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-incoming-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('deletes the rest of a crash, but no running upload', async () => {
  await clearIncoming(dataDir);
  const [left, coming] = [await newIncomingFolder(dataDir), await newIncomingFolder(dataDir)];
  const yesterday = Date.now() / 1000 - 24 * 3600;
  utimesSync(left, yesterday, yesterday);
  await clearIncoming(dataDir);
  expect([existsSync(left), existsSync(coming)]).toEqual([false, true]);
});
