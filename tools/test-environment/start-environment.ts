import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { getDrips } from '#features/product/automations/contract/automation-calls.ts';
import { OFFSET_CHECK_MS } from '#platform/clock/clock.ts';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { Browser } from '../seed/browser.ts';
import { logIn } from '../seed/log-in.ts';
import { seedDemoShop, DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { startProgram, type RunningProgram } from '../start/start-program.ts';
import { launchDatabase, copyDataFolder, type SavedEnvironment } from './begin-as-saved.ts';
import { SOURCE_PROGRAMS, type ProgramFiles } from './bundle-programs.ts';
import { startHosted } from './hosts/start-hosted.ts';
import { removeDataDir } from './make-data-dir.ts';
import { reservePorts } from './reserve-ports.ts';
import { waitFor } from './wait-for.ts';

export { logIn };

const COMPILED = path.join(import.meta.dirname, '../../node_modules/.cache/compiled-programs');

export interface TestEnvironment {
  appUrl: string;
  sandboxUrl: string;
  /** The folder of the server's key and files. */
  dataDir: string;
  /** The demo shop's merchant, logged in if the shop has the app. */
  merchant: Browser;
  /** Calls the sandbox's control API: GET without a body, otherwise POST. Returns the JSON of the response. */
  control: <Answer>(path: string, body?: object) => Promise<Answer>;
  /** Moves the time of the whole environment forward. */
  forward: (ms: number) => Promise<void>;
  /** Starts another server process, on the same database unless its settings say otherwise. */
  startServer: (role: 'api' | 'worker' | 'all', other?: Record<string, string>) => Promise<RunningProgram>;
  /** Every program that runs or ran, in the order of the starts: the sandbox is first. */
  programs: readonly RunningProgram[];
  stop: () => Promise<void>;
}

export interface TestEnvironmentOptions {
  /** A migrated, empty database, or a clone of the saved environment's. */
  databaseUrl: string;
  /** The saved environment to start from, which is several times faster than a new one. */
  saved?: SavedEnvironment | null;
  /** The programs of an environment that does not start from a saved one: the sources by default. */
  programs?: ProgramFiles;
  /** With `api`, the worker is a separate process, which can be killed without the API. */
  role?: 'api' | 'all';
  /** Whether the demo shop has the app already. Otherwise the merchant is logged out. */
  isInstalled?: boolean;
  /** Settings that differ from the defaults, for both programs. */
  settings?: Record<string, string>;
}

interface Places {
  appUrl: string;
  sandboxUrl: string;
  dataDir: string;
}

type Role = NonNullable<TestEnvironmentOptions['role']> | 'worker';

/**
 * Starts a separate environment: sandbox and server as real processes, and the demo shop installed through real
 * requests.
 */
export async function startEnvironment(options: TestEnvironmentOptions): Promise<TestEnvironment> {
  const { databaseUrl, saved = null, role = 'all', isInstalled = true, settings = {} } = options;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-environment-'));
  const [app = 0, sandbox = 0, mail = 0] = await reservePorts(3);
  const ports = { app, sandbox, mail };
  const [appUrl, sandboxUrl] = [`http://localhost:${ports.app}`, `http://localhost:${ports.sandbox}`];
  const places = { appUrl, sandboxUrl, dataDir };
  const control: TestEnvironment['control'] = (controlPath, body) =>
    callControl(`${sandboxUrl}/control${controlPath}`, body);
  if (saved) copyDataFolder(saved, places);
  const env = { ...programVariables(places, ports), DATABASE_URL: databaseUrl, ...settings };
  const programs: RunningProgram[] = [];
  const files = saved?.programs ?? options.programs ?? SOURCE_PROGRAMS;
  const run = files.areHosts ? startHosted : startProgram;
  const startPart = (part: 'sandbox' | Role, other: Record<string, string> = {}) =>
    part === 'sandbox'
      ? run('sandbox', files.sandbox, env)
      : run('server', files.server, { ...env, ...other }, [`--role=${part}`]);
  const start = async (...parts: ('sandbox' | Role)[]) =>
    void programs.push(...(await Promise.all(parts.map((part) => startPart(part)))));
  const serverRoles: Role[] = role === 'api' ? ['api', 'worker'] : [role];
  if (saved) {
    await launchDatabase(saved, { databaseUrl, ...places }, () => start('sandbox', ...serverRoles));
  } else {
    await start('sandbox');
    // The morning, because shops keep quiet hours and a test must not depend on the hour at which it runs.
    await control('/clock/morning', {});
    for (const serverRole of serverRoles) await start(serverRole);
    if (isInstalled) await installDemoShop(places);
  }
  return {
    ...places,
    merchant: await merchantOf(appUrl, { saved, isInstalled }),
    control,
    forward: async (ms) => {
      await control('/clock/forward', { ms });
      // All later events must happen at the new time, even for a program that has just read the old offset.
      await sleep(2 * OFFSET_CHECK_MS);
    },
    programs,
    async startServer(serverRole, other) {
      const program = await startPart(serverRole, other);
      programs.push(program);
      return program;
    },
    async stop() {
      await Promise.all(programs.map((program) => program.stop()));
      removeDataDir(dataDir);
    },
  };
}

/** Returns the settings of both programs. */
function programVariables(
  { appUrl, dataDir }: Places,
  ports: { app: number; sandbox: number; mail: number },
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...sandboxEnvironment({ sandboxPort: ports.sandbox, sandboxMailPort: ports.mail, dataDir }),
    BELLBIRD_PORT: String(ports.app),
    BELLBIRD_SANDBOX_PORT: String(ports.sandbox),
    BELLBIRD_SANDBOX_MAIL_PORT: String(ports.mail),
    BELLBIRD_HEALTH_PORT: '0',
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_PUBLIC_URL: appUrl,
    // Tests use shoppers at many IP addresses.
    BELLBIRD_TRUSTED_PROXIES: '127.0.0.1,::1',
    BELLBIRD_LOG_LEVEL: process.env['BELLBIRD_LOG_LEVEL'] ?? 'error',
    // Both programs start many times, and Node reuses compiled code by its content.
    NODE_COMPILE_CACHE: COMPILED,
  };
}

/** A saved merchant continues their session, because a new login makes the sandbox read the store's whole schema. */
async function merchantOf(
  url: string,
  { saved, isInstalled }: Required<Pick<TestEnvironmentOptions, 'saved' | 'isInstalled'>>,
): Promise<Browser> {
  if (saved) return new Browser({ url, cookies: saved.session });
  return isInstalled ? logIn(url) : new Browser();
}

/** Installs the app and waits for its background work: the catalogue is stored, and the templates are approved. */
export async function installDemoShop(places: Pick<Places, 'appUrl' | 'sandboxUrl'>): Promise<void> {
  await seedDemoShop(places);
  const merchant = await logIn(places.appUrl);
  await waitFor('approved templates', async () => {
    const { body } = await merchant.get(
      `${places.appUrl}/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`,
    );
    const { drips } = body as ResponseOf<typeof getDrips>;
    return drips.every(
      ({ templateStatus, preview }) =>
        templateStatus === 'ENABLED' &&
        preview.every(({ media }) => media?.kind !== 'image' || media.url !== null),
    );
  });
}

/** Calls the sandbox's control API by its full URL: GET without a body, otherwise POST. */
export async function callControl<Answer>(url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer;
}
