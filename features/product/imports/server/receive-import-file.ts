import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newIncomingFolder } from '#features/foundations/media/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { brokenUpload } from '#platform/http/broken-upload.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { MOST_FILE_BYTES } from '../contract/import.ts';
import { EncodingWatch, type FileEncoding } from './encoding-watch.ts';
import { findImport, type ImportRow } from './import-queries.ts';

/** Limits for fields beside the file. */
const SMALL_PARTS = { fields: 10, fieldSize: 2000, fieldNameSize: 100, headerPairs: 50, files: 1, parts: 11 };
/** The size of the multipart envelope. */
export const ENVELOPE_BYTES = 64 * 1024;

interface ImportContext {
  ctx: Context;
  storage: Storage;
}

/** Receives the file of an import as a stream. A broken or refused upload leaves nothing. */
export async function receiveImportFile(
  { ctx, storage }: ImportContext,
  { shopId, importId, raw }: { shopId: number; importId: string; raw: FastifyRequest },
): Promise<ImportRow> {
  await requireWaiting(ctx, shopId, importId);
  const folder = await newIncomingFolder(ctx.settings.dataDir).catch((error: unknown) => {
    throw brokenUpload(error, raw.log);
  });
  try {
    const place = path.join(folder, 'received');
    const { encoding, bytes } = await receive(raw, place);
    // A unique name, so that a file left by a lost answer is not in the way.
    const fileKey = `imports/${shopId}/${importId}-${randomUUID()}.csv`;
    await store(ctx, storage, fileKey, place);
    try {
      return await noteFile(ctx, { shopId, importId, fileKey, encoding, bytes });
    } catch (error) {
      await storage.remove(fileKey);
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireWaiting(ctx: Context, shopId: number, importId: string): Promise<void> {
  const row = await inShop(ctx.db, shopId, (tx) => findImport(tx, shopId, importId));
  if (!row) throw new AppError('NOT_FOUND', { field: 'importId' });
  if (row.state !== 'created') throw new AppError('IMPORT_NOT_READY');
}

async function receive(
  raw: FastifyRequest,
  place: string,
): Promise<{ encoding: FileEncoding; bytes: number }> {
  if (!raw.isMultipart()) throw new AppError('MALFORMED_REQUEST', { field: 'file' });
  if (Number(raw.headers['content-length'] ?? 0) > MOST_FILE_BYTES + ENVELOPE_BYTES)
    throw new AppError('IMPORT_FILE_TOO_LARGE', { field: 'file' });
  let received: { encoding: FileEncoding; bytes: number } | null = null;
  try {
    for await (const part of raw.parts({ limits: { ...SMALL_PARTS, fileSize: MOST_FILE_BYTES } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file' || received)
        throw new AppError('MALFORMED_REQUEST', { field: part.fieldname });
      received = await writeDown(part, place);
    }
  } catch (error) {
    throw brokenUpload(error, raw.log);
  }
  if (!received) throw new AppError('MALFORMED_REQUEST', { field: 'file' });
  return received;
}

async function writeDown(part: MultipartFile, place: string) {
  const watch = new EncodingWatch();
  const watching = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      watch.add(chunk);
      done(null, chunk);
    },
  });
  await pipeline(part.file, watching, createWriteStream(place, { flush: true }));
  if (part.file.truncated) throw new AppError('IMPORT_FILE_TOO_LARGE', { field: 'file' });
  if (watch.bytes === 0) throw new AppError('IMPORT_FILE_EMPTY', { field: 'file' });
  const encoding = watch.result();
  if (encoding === null) throw new AppError('IMPORT_FILE_NOT_TEXT', { field: 'file' });
  return { encoding, bytes: watch.bytes };
}

async function store(ctx: Context, storage: Storage, key: string, place: string): Promise<void> {
  try {
    await storage.put(key, { path: place, contentType: 'text/csv' });
  } catch (error) {
    ctx.log.error({ err: error, key }, 'list not stored');
    throw new AppError('STORAGE_FAILED', { cause: error });
  }
}

function noteFile(
  ctx: Context,
  file: { shopId: number; importId: string; fileKey: string; encoding: FileEncoding; bytes: number },
): Promise<ImportRow> {
  const { shopId, importId } = file;
  return inShop(ctx.db, shopId, async (tx) => {
    const row = await tx
      .updateTable('imports')
      .set({
        state: 'uploaded',
        file_key: file.fileKey,
        file_bytes: file.bytes,
        file_encoding: file.encoding,
      })
      .where('shop_id', '=', shopId)
      .where('import_id', '=', importId)
      .where('state', '=', 'created')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError('IMPORT_NOT_READY');
    return row;
  });
}
