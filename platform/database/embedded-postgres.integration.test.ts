import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IS_DEEP } from '../testing/test-sizes.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findProcess } from './embedded/process-facts.ts';

let parent: string;
let dataDir: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'bell bird-'));
  chmodSync(parent, 0o755);
  dataDir = path.join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true }));

// Root's home is a folder that only its owner may enter. The cluster then lives elsewhere.
describe.each([
  ['a folder with a blank in its name', 0o755],
  ['a folder that only its owner may enter', 0o700],
])('the embedded database in %s', (_name, mode) => {
  beforeEach(() => chmodSync(parent, mode));
  afterEach(() => removeCluster());

  it('keeps the data if the process that started it is killed', async () => {
    const launcher = await startInAnotherProcess();
    await remember(launcher.url, 'bluebell');
    await launcher.kill();
    const again = await startEmbeddedPostgres({ dataDir });
    expect(await recall(again.url)).toEqual(['bluebell']);
    await again.stop();
    expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  });
});

it('restarts at the same address if the server is killed', async () => {
  const kept = await startEmbeddedPostgres({ dataDir });
  try {
    await remember(kept.url, 'bluebell');
    const [pid] = readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => recall(kept.url).catch(() => null)).toEqual(['bluebell']);
  } finally {
    await kept.stop();
    removeCluster();
  }
});

it.runIf(IS_DEEP)('waits for free space after a full disk ended it', async () => {
  let checks = 0;
  let isFull = false;
  const hasRoom = () => {
    checks += 1;
    return !isFull;
  };
  const kept = await startEmbeddedPostgres({ dataDir, hasRoom });
  try {
    await remember(kept.url, 'bluebell');
    isFull = true;
    const [pid] = readFileSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => checks).toBeGreaterThan(2);
    await expect(recall(kept.url)).rejects.toThrow('ECONNREFUSED');
    isFull = false;
    await expect.poll(() => recall(kept.url).catch(() => null)).toEqual(['bluebell']);
  } finally {
    await kept.stop();
    removeCluster();
  }
});

it.runIf(IS_DEEP)('starts from scratch if the first start was interrupted', async () => {
  const unfinished = path.join(dataDir, 'postgres', 'cluster.unfinished');
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, 'PG_VERSION'), '18');
  const postgres = await startEmbeddedPostgres({ dataDir });
  expect(await recall(postgres.url, 'show synchronous_commit')).toEqual(['on']);
  await postgres.stop();
  expect(existsSync(unfinished)).toBe(false);
});

it.runIf(process.platform === 'linux')('refuses a data folder that another process uses', async () => {
  const place = path.join(dataDir, 'postgres');
  mkdirSync(place, { recursive: true });
  const holder = `${process.ppid} ${findProcess(process.ppid)?.startedAt}`;
  writeFileSync(path.join(place, 'in-use-by'), holder);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`process ${process.ppid}`);
});

async function startInAnotherProcess(): Promise<{ url: string; kill: () => Promise<void> }> {
  const module = JSON.stringify(path.resolve('platform/database/embedded-postgres.ts'));
  const program = `
    import { startEmbeddedPostgres } from ${module};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.send(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve) =>
    child.once('message', (sent) => resolve(sent as string)),
  );
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url, kill };
}

async function remember(url: string, word: string): Promise<void> {
  await query(url, 'create table words (word text)');
  await query(url, `insert into words values ('${word}')`);
}

async function recall(url: string, sql = 'select word from words'): Promise<unknown[]> {
  return (await query(url, sql)).flatMap((row) => Object.values(row));
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The note says where the cluster is if it is not in the data folder. */
function removeCluster(): void {
  const note = path.join(dataDir, 'where-the-database-is.txt');
  if (!existsSync(note)) return;
  rmSync(readFileSync(note, 'utf8').split('\n')[0] ?? '', { recursive: true });
}
