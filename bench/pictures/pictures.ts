import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import sharp from 'sharp';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { openDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { noisePng } from '#platform/testing/noise-png.ts';
import { SERVER_PROGRAM } from '#tools/start/launch.ts';
import { startProgram } from '#tools/start/start-program.ts';
import { makeDataDir, removeDataDir } from '#tools/test-environment/make-data-dir.ts';
import { reservePort } from '#tools/test-environment/reserve-ports.ts';
import { printFigure } from '../figure.ts';
import { uploadPicture, type Uploader } from './upload-picture.ts';

const UPLOAD_MANY = new URL('./upload-many.ts', import.meta.url);
const LARGE = 8;
const ALONE = 40;
/** The pause between two small pictures, so that they fall into every phase of a large one. */
const PAUSE_MS = 150;
/** The maximum delay of one shop's pictures by another's, in milliseconds. */
const BOUND_MS = 200;

/** Measures how much longer a shop's small picture takes while another shop's eight pictures of 5 MB are processed. */
export async function benchPictures(): Promise<void> {
  const dataDir = makeDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await migrate(postgres.url);
    const { pool, close } = openDatabase(postgres.url);
    const port = await reservePort();
    const env = {
      ...process.env,
      ...sandboxEnvironment({ sandboxPort: 1, dataDir }),
      BELLBIRD_PORT: String(port),
      BELLBIRD_DATA_DIR: dataDir,
      BELLBIRD_LOG_LEVEL: 'error',
      DATABASE_URL: postgres.url,
    };
    const api = await startProgram('api', SERVER_PROGRAM, env, ['--role=api']);
    for (const [name, large] of [
      ['scans', noisePng(6312, 6300)],
      ['photographs', await photograph()],
    ] as const)
      await measure(pool, `http://127.0.0.1:${port}`, name, keep(dataDir, name, large));
    await api.stop();
    await close();
  } finally {
    await postgres.stop();
    removeDataDir(dataDir);
  }
}

async function measure(pool: pg.Pool, appUrl: string, name: string, place: string): Promise<void> {
  const [busy, other] = [await openShop(pool, appUrl), await openShop(pool, appUrl)];
  const small = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#556b4f' } })
    .jpeg()
    .toBuffer();
  const upload = async () => requireStored(await uploadPicture(other, small));
  await upload();
  const alone: number[] = [];
  for (let trial = 0; trial < ALONE; trial += 1) alone.push(await upload());
  let isBusy = true;
  const startedMs = performance.now();
  const answers = uploadLarge(place, busy);
  void answers.then(() => (isBusy = false));
  const behind: number[] = [];
  while (isBusy) {
    behind.push(await upload());
    await wait(PAUSE_MS);
  }
  const stored = (await answers).filter((status) => status === 200).length;
  const figure = { bench: 'pictures', unit: 'ms' };
  printFigure({ ...figure, figure: 'a small picture alone, p50', value: middle(alone), limit: null });
  // The longest time on this machine without other pictures.
  printFigure({ ...figure, figure: 'a small picture alone, most', value: Math.max(...alone), limit: null });
  const delay = (ms: number) => ms - middle(alone);
  const shape = { ...figure, limit: BOUND_MS };
  printFigure({ ...shape, figure: `its delay behind eight ${name}, p50`, value: delay(middle(behind)) });
  printFigure({
    ...shape,
    figure: `its delay behind eight ${name}, p95`,
    value: delay(shareOf(behind, 0.95)),
  });
  printFigure({
    ...shape,
    figure: `its delay behind eight ${name}, most`,
    value: delay(Math.max(...behind)),
  });
  const whole = { ...figure, value: performance.now() - startedMs, limit: null };
  printFigure({ ...whole, figure: `until ${stored} of eight ${name} are stored` });
}

function keep(dataDir: string, name: string, content: Buffer): string {
  const place = path.join(dataDir, name);
  writeFileSync(place, content);
  return place;
}

/** Uploads a shop's large pictures. Returns the statuses of the responses. */
async function uploadLarge(place: string, by: Uploader): Promise<number[]> {
  const child = fork(UPLOAD_MANY, [place, String(LARGE), JSON.stringify(by)]);
  const [statuses] = (await once(child, 'message')) as [number[]];
  return statuses;
}

function requireStored({ status, ms }: { status: number; ms: number }): number {
  if (status !== 200) throw new Error(`a small picture was answered ${status}`);
  return ms;
}

const middle = (values: readonly number[]) => shareOf(values, 0.5);
const shareOf = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Returns a picture with blotches of many sizes, so that its file is as large as allowed. */
async function photograph(): Promise<Buffer> {
  const raw = { width: 1500, height: 1000, channels: 3 } as const;
  const grain = await sharp(randomBytes(1500 * 1000 * 3), { raw })
    .resize(6000, 4000)
    .png()
    .toBuffer();
  for (let quality = 95; ; quality -= 5) {
    const photo = await sharp(grain).jpeg({ quality }).toBuffer();
    if (photo.length < 5 * 1024 * 1024) return photo;
  }
}

async function openShop(pool: pg.Pool, appUrl: string): Promise<Uploader> {
  const name = randomBytes(4).toString('hex');
  const page = `${name}.myshopify.com`;
  const { rows } = await pool.query<{ shop_id: string }>(
    `insert into shops (shop_url, name, domain, currency, time_zone, country, facebook_page_id, charge_status, plan_name, installed_at)
     values ($1, 'Bench', 'bench.example', 'EUR', 'Europe/Berlin', 'DE', 'BSFB' || $2::text, 'active', 'Free', now()) returning shop_id`,
    [page, name],
  );
  await pool.query(
    `insert into merchant_sessions (session_hash, shop_id, created_at, expires_at)
     values ($1, $2, now(), now() + interval '3 days')`,
    [createHash('sha256').update(name).digest(), rows[0]?.shop_id],
  );
  return { appUrl, page, cookie: `bellbird_session=${name}` };
}
