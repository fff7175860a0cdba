import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { cloneDatabase, type ClonedDatabase } from '#platform/testing/clone-database.ts';
import { IS_DEEP } from '#platform/testing/test-sizes.ts';
import { removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { ask } from '#tools/test-environment/open-server.ts';
import { reservePorts } from '#tools/test-environment/reserve-ports.ts';
import { runCommand, type RunningCommand } from '#tools/test-environment/run-command.ts';

const PAGE = readFileSync('docs/operate.md', 'utf8');

/** Every command of the page, and the output that proves that it did what the page says. */
const COMMANDS = {
  'npm run migrate': 'Applied',
  'npm run sandbox': 'The sandbox is ready',
  'npm run sandbox -- --print-environment': 'BELLBIRD_META_GRAPH_URL',
  'npm run server -- --role=api': 'server started',
  'npm run server -- --role=worker': 'server started',
  'npm run server -- --role=all': 'server started',
  'npm run doctor': 'TLS',
  'npm run verify': 'Every invariant holds.',
  'npm run backup': 'Backed up',
  'npm run backup -- --to=/backups/today': 'Backed up',
  'npm run backup -- --keep=7': 'Backed up',
  'npm run restore -- --from=/backups/today': 'checked each table',
} as const;

let database: ClonedDatabase;
let other: ClonedDatabase;
let env: NodeJS.ProcessEnv;
let appUrl: string;
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-operate-'));
const running: RunningCommand[] = [];
/** The server programs of the page, once they are started. */
let server: RunningCommand[] = [];
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'), 'template0');
  other = await cloneDatabase(inject('postgresUrl'), 'template0');
  const [app = 0, sandbox = 0, mail = 0] = await reservePorts(3);
  appUrl = `http://localhost:${app}`;
  env = {
    ...process.env,
    DATABASE_URL: database.url,
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_PORT: String(app),
    BELLBIRD_SANDBOX_PORT: String(sandbox),
    BELLBIRD_SANDBOX_MAIL_PORT: String(mail),
    BELLBIRD_PUBLIC_URL: appUrl,
    ...sandboxEnvironment({ sandboxPort: sandbox, sandboxMailPort: mail, dataDir }),
  };
});
afterAll(async () => {
  await Promise.all(running.map((command) => command.stop()));
  await Promise.all([database.drop(), other.drop()]);
  removeDataDir(dataDir);
});

it('tests every command of the page', () => {
  const written = [...PAGE.matchAll(/npm run [a-z]+(?: -- --[a-z]+=[\w/]+)?/g)].map(([words]) => words);
  written.push(
    ...[...PAGE.matchAll(/`npm run ([a-z]+)`[^|]*\|[^|]*`-- (--[a-z-]+)`/g)].map(
      ([, name, flag]) => `npm run ${name} -- ${flag}`,
    ),
  );
  expect([...new Set(written)].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});

it('reads the settings file and configures a pooler’s role with the page’s own commands', async () => {
  const [, sourcing = ''] = /```sh\n(set -a.*)\n```/.exec(PAGE) ?? [];
  const sample = path.resolve('deploy/bellbird.env.example');
  const shell = `${sourcing.replace('/etc/bellbird.env', sample)}; printenv BELLBIRD_DATA_DIR`;
  expect(execFileSync('sh', ['-c', shell], { encoding: 'utf8' })).toBe('/var/lib/bellbird\n');

  const [, given = ''] = /```text\n(alter role[\s\S]+?)```/.exec(PAGE) ?? [];
  expect(given.match(/alter role/g)).toHaveLength(3);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  // The role belongs to the whole cluster, so the change is rolled back.
  await client.query(`begin; ${given}; rollback`);
  await client.end();
});

it.runIf(IS_DEEP)('starts an installation with the page’s commands', async () => {
  await refused('npm run server -- --role=api', 'Run: npm run migrate');
  await done('npm run migrate');
  await done('npm run sandbox -- --print-environment');
  await started('npm run sandbox');
  server = [
    await started('npm run server -- --role=api'),
    await started('npm run server -- --role=worker', { BELLBIRD_HEALTH_PORT: '0' }),
  ];
  expect(await ask(`${appUrl}/health/ready`)).toMatchObject({ status: 200, body: { status: 'ready' } });
});

it.runIf(IS_DEEP)('checks, backs up and verifies it with the page’s commands', async () => {
  expect(await run('npm run doctor')).toMatch(/bad +backup +none was ever taken/);
  await done('npm run backup');
  expect(readdirSync(path.join(dataDir, 'backups'))).toHaveLength(1);
  await done('npm run backup -- --keep=7');
  await done('npm run verify');
  expect(readdirSync(path.join(dataDir, 'backups'))).toHaveLength(2);
  await done('npm run backup -- --to=/backups/today');
  const seen = await run('npm run doctor');
  for (const about of [
    'address',
    'store webhooks arrive',
    'Meta webhooks arrive',
    'Messenger webhooks arrive',
    'Meta’s question',
    'WhatsApp number',
    'mail',
    'key',
    'backup',
  ])
    expect(seen).toMatch(new RegExp(`good +${about} `));

  await runsAll([...PAGE.matchAll(/```sql\n([\s\S]+?)```/g)].map(([, sql = '']) => sql).join('\n'));
});

it.runIf(IS_DEEP)('restores it with the page’s commands', async () => {
  await Promise.all(server.map((command) => command.stop()));
  await expect(ask(`${appUrl}/health/live`)).rejects.toThrow('fetch failed');

  await done('npm run restore -- --from=/backups/today', { DATABASE_URL: other.url });
  // What the backup contains, and what was done since.
  expect(await acts(other.url)).toEqual(['backup', 'backup', 'migrate', 'restore']);
  await started('npm run server -- --role=all', { DATABASE_URL: other.url });
  expect((await ask(`${appUrl}/health/ready`)).status).toBe(200);
});

type Command = keyof typeof COMMANDS;

function start(words: Command, settings: object = {}): RunningCommand {
  const here = words.replace('/backups/today', path.join(dataDir, 'today'));
  const command = runCommand(here.replace('npm run', 'npm run --silent'), { ...env, ...settings });
  running.push(command);
  return command;
}

async function started(words: Command, settings: object = {}): Promise<RunningCommand> {
  const command = start(words, settings);
  await command.says(COMMANDS[words]);
  return command;
}

async function run(words: Command, settings: object = {}): Promise<string> {
  const command = start(words, settings);
  await command.ended;
  expect(command.printed()).toContain(COMMANDS[words]);
  return command.printed();
}

async function done(words: Command, settings: object = {}): Promise<void> {
  await run(words, settings);
  expect(await running.at(-1)?.ended).toBe(0);
}

async function refused(words: Command, because: string): Promise<void> {
  const command = start(words);
  expect({ code: await command.ended, printed: command.printed() }).toEqual({
    code: 1,
    printed: expect.stringContaining(because) as string,
  });
}

async function acts(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ action: string }>('select action from audit_log order by action');
  await client.end();
  return rows.map(({ action }) => action);
}

async function runsAll(sql: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const statements = sql.split(';').filter((statement) => statement.trim() !== '');
  expect(statements.length).toBeGreaterThan(5);
  for (const statement of statements) await client.query(statement);
  await client.end();
}
