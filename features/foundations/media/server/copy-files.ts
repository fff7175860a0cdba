import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { contentTypeOf, type StoredFormat } from '../rules/media-name.ts';
import { newIncomingFolder } from './incoming-folder.ts';
import { cdnPath, readAddress, storageKey } from './media-address.ts';
import { findStored, markStored, storedBytes, type MediaRow } from './media-queries.ts';
import { removeLeftOvers, reserveName, takeBack } from './store-media.ts';

/** Files of one shop that another one needs. */
export interface FilesToCopy {
  addresses: readonly string[];
  fromShopId: number;
  /** The shop that gets them, and the page under whose address they are stored. */
  to: { shopId: number; pageId: string };
}

/** `same`: the address works in the other shop as it is. `gone`, `noSpace`: the file cannot be copied. */
export type Copyable = { kind: 'file'; row: MediaRow } | { kind: 'same' | 'gone' | 'noSpace' };

/** Returns what can happen with each address. Addresses outside of Bellbird stay as they are. */
export async function findCopyable(
  ctx: Context,
  { addresses, fromShopId, to }: FilesToCopy,
): Promise<Map<string, Copyable>> {
  const used = await inShop(ctx.db, to.shopId, (tx) => storedBytes(tx, to.shopId));
  let free = ctx.settings.storage.quotaBytes - used;
  const found = new Map<string, Copyable>();
  for (const address of new Set(addresses)) {
    const named = readAddress(ctx.settings.publicUrl, absolute(ctx, address));
    const row = named && (await findStored(ctx.db, named));
    // A file of a third shop may disappear at any time.
    if (!named || row?.shop_id === to.shopId) found.set(address, { kind: 'same' });
    else if (row?.shop_id !== fromShopId) found.set(address, { kind: 'gone' });
    else if (row.bytes > free) found.set(address, { kind: 'noSpace' });
    else {
      found.set(address, { kind: 'file', row });
      free -= row.bytes;
    }
  }
  return found;
}

function absolute({ settings }: Pick<Context, 'settings'>, address: string): string {
  return address.startsWith('/') ? settings.publicUrl + address : address;
}

/**
 * Copies of files that become visible in the transaction that uses them. Until then, they are reservations: if the
 * process dies, the shop's next upload removes them.
 */
export class FileCopies {
  readonly #ctx: Context;
  readonly #storage: Storage;
  readonly #rows: MediaRow[] = [];
  readonly #addresses = new Map<string, string>();
  readonly #withoutSpace = new Set<string>();

  private constructor(ctx: Context, storage: Storage) {
    this.#ctx = ctx;
    this.#storage = storage;
  }

  /** Copies the files. A file without space or without bytes is left out. */
  static async prepare(ctx: Context, storage: Storage, files: FilesToCopy): Promise<FileCopies> {
    const copies = new FileCopies(ctx, storage);
    if (files.addresses.length === 0) return copies;
    await removeLeftOvers(ctx, storage, files.to.shopId);
    try {
      for (const [address, found] of await findCopyable(ctx, files))
        await copies.#place(address, found, files.to);
    } catch (error) {
      await copies.drop();
      throw error;
    }
    return copies;
  }

  /** Returns the address of a file in the other shop, or null if it was left out. */
  addressOf(address: string): string | null {
    return this.#addresses.get(address) ?? null;
  }

  /** Returns why a file was left out. */
  lossOf(address: string): 'fileGone' | 'fileNoSpace' {
    return this.#withoutSpace.has(address) ? 'fileNoSpace' : 'fileGone';
  }

  /** Makes the copies visible with the commit of the transaction. */
  async keep(tx: Tx): Promise<void> {
    for (const row of this.#rows) await markStored(tx, row, this.#ctx.clock.now());
  }

  /** Removes the copies, because the transaction failed. */
  async drop(): Promise<void> {
    for (const row of this.#rows.splice(0)) await takeBack(this.#ctx, this.#storage, row);
  }

  async #place(address: string, found: Copyable, to: FilesToCopy['to']): Promise<void> {
    const placed = found.kind === 'file' ? await this.#copy(found.row, to) : found.kind;
    if (placed === 'same') this.#addresses.set(address, address);
    else if (placed === 'noSpace') this.#withoutSpace.add(address);
    else if (placed !== 'gone') this.#addresses.set(address, placed.address);
  }

  async #copy(original: MediaRow, to: FilesToCopy['to']): Promise<{ address: string } | 'gone' | 'noSpace'> {
    const bytes = await this.#storage.read(storageKey(original));
    if (!bytes) return 'gone';
    const folder = await newIncomingFolder(this.#ctx.settings.dataDir);
    try {
      const place = path.join(folder, 'copy');
      await pipeline(bytes, createWriteStream(place, { flush: true }));
      const row = await this.#reserve(original, { place, to });
      if (!row) return 'noSpace';
      this.#rows.push(row);
      await this.#storage.put(storageKey(row), { path: place, contentType: contentTypeOf(row.name) });
      return { address: this.#ctx.settings.publicUrl + cdnPath(row) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Null if the last space was taken meanwhile. */
  async #reserve(
    { name, bytes, width, height }: MediaRow,
    { place, to }: { place: string; to: FilesToCopy['to'] },
  ): Promise<MediaRow | null> {
    const file = { path: place, format: formatOf(name), bytes, width, height };
    try {
      return await reserveName(this.#ctx, { ...to, name, file });
    } catch (error) {
      if (error instanceof AppError && error.code === 'MEDIA_QUOTA_FULL') return null;
      throw error;
    }
  }
}

const FORMATS: Readonly<Record<string, StoredFormat>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
};

function formatOf(name: string): StoredFormat {
  return FORMATS[contentTypeOf(name)] ?? 'jpeg';
}
