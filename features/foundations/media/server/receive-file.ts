import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#platform/errors/app-error.ts';
import { brokenUpload } from '#platform/http/broken-upload.ts';
import { MOST_BYTES, type MediaType } from '../contract/media.ts';
import { SNIFF_BYTES, sniffFormat, typeOfFormat, type MediaFormat } from '../rules/sniff-format.ts';

/** A received file: complete, within its limit, and of its claimed type by its first bytes. */
export interface ReceivedFile {
  path: string;
  format: MediaFormat;
  bytes: number;
}

/** Limits for fields beside the file. */
const SMALL_PARTS = { fields: 10, fieldSize: 2000, fieldNameSize: 100, headerPairs: 50, files: 1, parts: 11 };
/** The size of the multipart envelope. */
const ENVELOPE_BYTES = 64 * 1024;

/** Streams the part `file` of an upload into `folder`. Stops as soon as it is too large or of another type. */
export async function receiveFile(
  request: FastifyRequest,
  type: MediaType,
  folder: string,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('MALFORMED_REQUEST', { field: 'file' });
  const mostBytes = MOST_BYTES[type];
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + ENVELOPE_BYTES)
    throw new AppError('FILE_TOO_LARGE', { field: 'file' });
  const place = path.join(folder, 'received');
  let received: ReceivedFile | null = null;
  try {
    const parts = request.parts({ limits: { ...SMALL_PARTS, fileSize: mostBytes } });
    for await (const part of parts) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file' || received)
        throw new AppError('MALFORMED_REQUEST', { field: part.fieldname });
      received = { path: place, ...(await writeFile(part, type, place)) };
    }
  } catch (error) {
    throw brokenUpload(error, request.log);
  }
  if (!received) throw new AppError('MALFORMED_REQUEST', { field: 'file' });
  return received;
}

async function writeFile(part: MultipartFile, type: MediaType, place: string) {
  const check = new ContentCheck(type);
  // An image is encoded again, and the original is deleted.
  await pipeline(part.file, check, createWriteStream(place, { flush: type !== 'image' }));
  if (part.file.truncated) throw new AppError('FILE_TOO_LARGE', { field: 'file' });
  return check.result();
}

/** Lets a file pass once its first bytes match its type. */
class ContentCheck extends Transform {
  readonly #type: MediaType;
  #first = Buffer.alloc(0);
  #format: MediaFormat | null = null;
  #bytes = 0;

  constructor(type: MediaType) {
    super();
    this.#type = type;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#bytes += chunk.length;
    if (this.#format === null) {
      this.#first = Buffer.concat([this.#first, chunk]);
      if (this.#first.length < SNIFF_BYTES) return done();
      const format = sniffFormat(this.#first);
      if (format === null || typeOfFormat(format) !== this.#type)
        return done(new AppError('FILE_TYPE_REFUSED', { field: 'file' }));
      this.#format = format;
      this.push(this.#first);
      return done();
    }
    this.push(chunk);
    done();
  }

  result(): { format: MediaFormat; bytes: number } {
    // Too short to be anything.
    if (this.#format === null) throw new AppError('FILE_TYPE_REFUSED', { field: 'file' });
    return { format: this.#format, bytes: this.#bytes };
  }
}
