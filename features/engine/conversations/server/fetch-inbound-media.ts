import { sql, type Selectable } from 'kysely';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { InboundMedia } from '#database/schema/rows.ts';
import { WhatsAppError } from '#partners/whatsapp/whatsapp-client.ts';
import type { WhatsAppMedia } from '#partners/whatsapp/whatsapp-media.ts';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  MOST_INBOUND_BYTES,
  SNIFF_BYTES,
  endingOf,
  fetchAgainAt,
  inboundContentType,
  type InboundKind,
} from '../rules/inbound-media.ts';

type Row = Selectable<InboundMedia>;
type Fetched =
  | { state: 'stored'; storage_key: string; content_type: string; bytes: number }
  | { state: 'refused'; reason: 'tooLarge' | 'notItsKind' | 'changed' }
  | { state: 'gone' };

/** Meta does not know the id (any more), or does not let us fetch its file. */
const NOT_THERE = new Set([33, 100, 131_052]);

/** Fetches and stores one file that a person sent, if one is due. Returns whether one was due. */
export async function fetchNextInboundMedia(
  ctx: Context,
  media: WhatsAppMedia,
  storage: Storage,
): Promise<boolean> {
  const row = await takeDue(ctx);
  if (!row) return false;
  try {
    await settle(ctx, row, await fetchFile(ctx, media, storage, row));
  } catch (error) {
    ctx.log.info({ shopId: row.shop_id, mediaId: row.provider_media_id, err: error }, 'file not fetched');
    if (!fetchAgainAt(row.received_at, row.attempts, ctx.clock.now()))
      await settle(ctx, row, { state: 'gone' });
  }
  return true;
}

/** Postponed before the request: another worker takes the next file, and a crash only costs a wait. */
async function takeDue(ctx: Context): Promise<Row | null> {
  const now = ctx.clock.now();
  // From any shop with due files, so that one shop's many files do not delay another's.
  const { rows } = await sql<Row>`
    select * from inbound_media
    where state = 'waiting' and due_at <= ${now} and shop_id = (
      select shop_id from (
        select distinct shop_id from inbound_media where state = 'waiting' and due_at <= ${now}
      ) shops order by random() limit 1)
    order by due_at limit 1`.execute(ctx.db);
  const [due] = rows;
  if (!due) return null;
  const attempts = due.attempts + 1;
  const again = fetchAgainAt(due.received_at, attempts, now) ?? new Date(now.getTime() + 60_000);
  const taken = await byKey(ctx, due)
    .set({ attempts, due_at: again })
    .where('attempts', '=', due.attempts)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

function byKey(ctx: Context, row: Row) {
  return ctx.db
    .updateTable('inbound_media')
    .where('shop_id', '=', row.shop_id)
    .where('channel', '=', row.channel)
    .where('provider_message_id', '=', row.provider_message_id);
}

async function settle(ctx: Context, row: Row, fetched: Fetched): Promise<void> {
  await byKey(ctx, row).set(fetched).execute();
}

async function fetchFile(ctx: Context, media: WhatsAppMedia, storage: Storage, row: Row): Promise<Fetched> {
  const token = await findToken(ctx, row);
  if (token === null) return { state: 'gone' };
  const most = MOST_INBOUND_BYTES[row.kind as InboundKind];
  try {
    const info = await media.find(row.provider_media_id, token);
    if ((info.file_size ?? 0) > most) return { state: 'refused', reason: 'tooLarge' };
    const content = await media.download(info.url, token);
    return await store(storage, row, content, { most, sha256: info.sha256 });
  } catch (error) {
    if (error instanceof WhatsAppError && error.code !== null && NOT_THERE.has(error.code))
      return { state: 'gone' };
    throw error;
  }
}

async function findToken(ctx: Context, row: Row): Promise<string | null> {
  const sender = await ctx.db
    .selectFrom('senders')
    .select('access_token_sealed')
    .where('shop_id', '=', row.shop_id)
    .where('sender_id', '=', row.sender_id)
    .where('provider', '=', 'meta')
    .where('token_died_at', 'is', null)
    .executeTakeFirst();
  return sender
    ? ctx.secrets.open(sender.access_token_sealed, { shopId: row.shop_id, column: 'senders.access_token' })
    : null;
}

/** Streams a file through this machine to the storage; counts, hashes and inspects it on the way. */
async function store(
  storage: Storage,
  row: Row,
  content: Readable,
  { most, sha256 }: { most: number; sha256: string | undefined },
): Promise<Fetched> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bellbird-inbound-'));
  try {
    const place = path.join(folder, 'file');
    const seen = new Inspection(most);
    await pipeline(content, seen, createWriteStream(place));
    if (sha256 !== undefined && !seen.hasHash(sha256)) return { state: 'refused', reason: 'changed' };
    const contentType = inboundContentType(row.kind as InboundKind, seen.first);
    if (contentType === null) return { state: 'refused', reason: 'notItsKind' };
    const id = createHash('sha256').update(row.provider_message_id).digest('hex').slice(0, 40);
    const key = `inbound/${row.shop_id}/${id}.${endingOf(contentType)}`;
    await storage.put(key, { path: place, contentType });
    return { state: 'stored', storage_key: key, content_type: contentType, bytes: seen.bytes };
  } catch (error) {
    if (error instanceof TooLarge) return { state: 'refused', reason: 'tooLarge' };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class TooLarge extends Error {}

/** Lets bytes through up to a limit; knows how many, the first of them, and their hash. */
class Inspection extends Transform {
  readonly #most: number;
  readonly #hash = createHash('sha256');
  #digest: Buffer | null = null;
  bytes = 0;
  first = Buffer.alloc(0);

  constructor(most: number) {
    super();
    this.#most = most;
  }

  /** Meta writes the hash in hexadecimal in some messages and in base64 in others. */
  hasHash(given: string): boolean {
    this.#digest ??= this.#hash.digest();
    return given === this.#digest.toString('hex') || given === this.#digest.toString('base64');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.bytes += chunk.length;
    if (this.first.length < SNIFF_BYTES)
      this.first = Buffer.concat([this.first, chunk.subarray(0, SNIFF_BYTES)]);
    this.#hash.update(chunk);
    if (this.bytes > this.#most) return done(new TooLarge());
    this.push(chunk);
    done();
  }
}
