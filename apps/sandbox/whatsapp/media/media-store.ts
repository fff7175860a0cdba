import { createHash, randomInt } from 'node:crypto';
import type { WhatsAppAccount } from '../whatsapp-account.ts';

/** A file that was uploaded or that a shopper sent. Its bytes are only in memory. */
export interface StoredFile {
  id: string;
  contentType: string;
  bytes: Buffer;
  sha256: string;
  /** The end of its lifetime, by the demo's clock. */
  until: number;
}

const DAY_MS = 86_400_000;
export const UPLOAD_LIFETIME_MS = 30 * DAY_MS;
export const INBOUND_LIFETIME_MS = 7 * DAY_MS;
/** The oldest files are deleted above this total, because a demo must not fill the machine. */
const MOST_BYTES = 256 * 1024 * 1024;

const stores = new WeakMap<WhatsAppAccount, Map<string, StoredFile>>();

function filesOf(account: WhatsAppAccount): Map<string, StoredFile> {
  const found = stores.get(account) ?? new Map<string, StoredFile>();
  stores.set(account, found);
  return found;
}

export function storeFile(
  account: WhatsAppAccount,
  contentType: string,
  bytes: Buffer,
  lifetimeMs: number,
): StoredFile {
  const files = filesOf(account);
  const file = {
    id: `${randomInt(100_000_000, 999_999_999)}${randomInt(1_000_000, 9_999_999)}`,
    contentType,
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    until: account.sandbox.clock.now().getTime() + lifetimeMs,
  };
  files.set(file.id, file);
  let total = [...files.values()].reduce((sum, one) => sum + one.bytes.length, 0);
  for (const [id, oldest] of files) {
    if (total <= MOST_BYTES || id === file.id) break;
    total -= oldest.bytes.length;
    files.delete(id);
  }
  return file;
}

/** Returns the file, unless its lifetime has ended. */
export function findFile(account: WhatsAppAccount, id: string): StoredFile | null {
  const file = filesOf(account).get(id);
  return file && file.until > account.sandbox.clock.now().getTime() ? file : null;
}

export function dropFile(account: WhatsAppAccount, id: string): void {
  filesOf(account).delete(id);
}
