import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { getDrips } from '#features/automations/contract/automation-calls.ts';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { freePort } from '#platform/database/embedded/free-port.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { Browser } from '../seed/browser.ts';
import { seedDemoShop, DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { SANDBOX_PROGRAM, SERVER_PROGRAM } from '../start/launch.ts';
import { startProgram, type RunningProgram } from '../start/start-program.ts';
import { waitFor } from './wait-for.ts';

const COMPILED = path.join(import.meta.dirname, '../../node_modules/.cache/compiled-programs');

export interface World {
  appUrl: string;
  sandboxUrl: string;
  /** Where the server keeps its key and its files. */
  dataDir: string;
  /** The demo shop's merchant, logged in when the shop has the app. */
  merchant: Browser;
  /** Calls the sandbox's control: GET without a body, else POST. Answers its JSON. */
  control: <Answer>(path: string, body?: object) => Promise<Answer>;
  /** Moves the time of the whole world ahead. */
  forward: (ms: number) => Promise<void>;
  /** Starts one more server process on the same database. */
  startServer: (role: 'api' | 'worker' | 'all') => Promise<RunningProgram>;
  /** Everything that runs or ran, in the order it was started: the sandbox first. */
  programs: readonly RunningProgram[];
  stop: () => Promise<void>;
}

export interface WorldOptions {
  /** A migrated, empty database. */
  databaseUrl: string;
  /** `api`: the worker is a process of its own, which can be killed without the API. */
  role?: 'api' | 'all';
  /** Whether the demo shop has the app already; without it the merchant is logged out. */
  isInstalled?: boolean;
  /** Settings that are other than usual, for both sides. */
  settings?: Record<string, string>;
}

/** Starts a world of its own: sandbox and server as real processes, and the demo shop installed through real doors. */
export async function startWorld({
  databaseUrl,
  role = 'all',
  isInstalled = true,
  settings = {},
}: WorldOptions): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-world-'));
  const [port, sandboxPort, sandboxMailPort] = [await freePort(), await freePort(), await freePort()];
  const [appUrl, sandboxUrl] = [`http://localhost:${port}`, `http://localhost:${sandboxPort}`];
  const env = {
    ...process.env,
    ...sandboxEnvironment({ sandboxPort, sandboxMailPort, dataDir }),
    DATABASE_URL: databaseUrl,
    BELLBIRD_PORT: String(port),
    BELLBIRD_SANDBOX_PORT: String(sandboxPort),
    BELLBIRD_SANDBOX_MAIL_PORT: String(sandboxMailPort),
    BELLBIRD_DATA_DIR: dataDir,
    BELLBIRD_PUBLIC_URL: appUrl,
    // Stories are told of shoppers at many addresses.
    BELLBIRD_TRUSTED_PROXIES: '127.0.0.1,::1',
    BELLBIRD_LOG_LEVEL: process.env['BELLBIRD_LOG_LEVEL'] ?? 'error',
    // Both programs are started again and again: Node keeps what it compiled, by what the files say.
    NODE_COMPILE_CACHE: COMPILED,
    ...settings,
  };
  const programs: RunningProgram[] = [];
  const start = async (name: string, file: string, programEnv: NodeJS.ProcessEnv, args: string[] = []) => {
    const program = await startProgram(name, file, programEnv, args);
    programs.push(program);
    return program;
  };
  await start('sandbox', SANDBOX_PROGRAM, env);
  const control: World['control'] = (controlPath, body) =>
    callControl(`${sandboxUrl}/control${controlPath}`, body);
  // Shops keep quiet hours: a story must not depend on the hour at which it is told.
  await control('/clock/morning', {});
  const startServer = (serverRole: string) => start('server', SERVER_PROGRAM, env, [`--role=${serverRole}`]);
  await startServer(role);
  if (role === 'api') await startServer('worker');
  const merchant = isInstalled ? await install({ appUrl, sandboxUrl }) : new Browser();
  return {
    appUrl,
    sandboxUrl,
    dataDir,
    merchant,
    control,
    forward: async (ms) => void (await control('/clock/forward', { ms })),
    programs,
    startServer,
    async stop() {
      await Promise.all(programs.map((program) => program.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Logs a merchant's browser in to the demo shop. */
export async function logIn(appUrl: string): Promise<Browser> {
  const browser = new Browser();
  const consentPage = await browser.get(`${appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  const callback = await browser.post(consentPage.redirectTo());
  await browser.get(callback.redirectTo());
  return browser;
}

async function install({ appUrl, sandboxUrl }: { appUrl: string; sandboxUrl: string }): Promise<Browser> {
  await seedDemoShop({ appUrl, sandboxUrl });
  const merchant = await logIn(appUrl);
  await installed(merchant, appUrl);
  return merchant;
}

/** The installation's background work is done: the catalogue is there, the templates are approved. */
async function installed(merchant: Browser, appUrl: string): Promise<void> {
  await waitFor('approved templates', async () => {
    const { body } = await merchant.get(
      `${appUrl}/database/api/dripCampaign/getDripsStatus?pageId=${DEMO_SHOP}`,
    );
    const { drips } = body as ResponseOf<typeof getDrips>;
    return drips.every(
      ({ templateStatus, preview }) =>
        templateStatus === 'ENABLED' &&
        preview.every(({ media }) => media?.kind !== 'image' || media.url !== null),
    );
  });
}

async function callControl<Answer>(url: string, body?: object): Promise<Answer> {
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
