import type { FastifyRequest } from 'fastify';
import { rm } from 'node:fs/promises';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { brokenUpload } from '#platform/http/broken-upload.ts';
import type { QueryOf } from '#platform/http/call.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { uploadMedia } from '../contract/media-calls.ts';
import type { Media } from '../contract/media.ts';
import { newIncomingFolder } from './incoming-folder.ts';
import type { PictureQueue } from './picture-queue.ts';
import { receiveFile, type ReceivedFile } from './receive-file.ts';
import { requireFreeSpace, storeMedia, type PreparedFile } from './store-media.ts';
import type { UploadBounds } from './upload-bounds.ts';

export interface UploadParts {
  ctx: Context;
  storage: Storage;
  bounds: UploadBounds;
  pictures: PictureQueue;
}

interface Upload {
  shopId: number;
  query: QueryOf<typeof uploadMedia>;
  raw: FastifyRequest;
}

/** Receives an upload, from its first byte to its address. A broken or refused one leaves nothing. */
export async function receiveUpload(parts: UploadParts, upload: Upload): Promise<Media> {
  const { ctx, storage, bounds } = parts;
  const { shopId, query, raw } = upload;
  bounds.enter(shopId);
  try {
    await requireFreeSpace(ctx, shopId);
    if (query.type === 'image') parts.pictures.expect();
    const folder = await newIncomingFolder(ctx.settings.dataDir).catch((error: unknown) => {
      throw brokenUpload(error, raw.log);
    });
    try {
      const received = await receiveFile(raw, query.type, folder);
      const file = await prepare(parts, upload, received);
      return await storeMedia(ctx, storage, { shopId, pageId: query.shopUrl, name: query.t, file });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    bounds.leave(shopId);
  }
}

async function prepare(
  { bounds, pictures }: UploadParts,
  { shopId, raw }: Upload,
  { path, format, bytes }: ReceivedFile,
): Promise<PreparedFile> {
  if (format === 'mp4' || format === 'pdf') return { path, format, bytes, width: null, height: null };
  const gone = new AbortController();
  const leave = () => gone.abort();
  // The request's own end is that of its body. A client that leaves closes the connection.
  raw.socket.once('close', leave);
  if (raw.socket.destroyed) throw new AppError('UPLOAD_BROKEN', { field: 'file' });
  const used = (ms: number) => bounds.addWork(shopId, ms);
  return pictures
    .draw({ shopId, file: { path, format }, signal: gone.signal, used })
    .finally(() => raw.socket.off('close', leave));
}
