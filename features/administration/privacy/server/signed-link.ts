import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { FileKind } from './request-files.ts';

export const FILE_PATH = '/database/api/privacy/file';
/** A link that lies around in a mailbox or a history is soon worth nothing; the list makes a new one. */
const LINK_LIVES_MS = 24 * 3600 * 1000;

/** Which file, and until when the link leads to it. */
export interface FileLink {
  shopId: number;
  requestId: string;
  kind: FileKind;
  expiresAtMs: number;
}

type WithKey = Pick<Context, 'settings'>;

/** An address of a file that works without a login, for a day at most, and never longer than the file lives. */
export function signFileLink(
  ctx: WithKey,
  file: Omit<FileLink, 'expiresAtMs'>,
  { now, fileExpiresAt }: { now: Date; fileExpiresAt: Date },
): string {
  const expiresAtMs = Math.min(now.getTime() + LINK_LIVES_MS, fileExpiresAt.getTime());
  const query = new URLSearchParams({
    shop: String(file.shopId),
    request: file.requestId,
    kind: file.kind,
    expires: String(expiresAtMs),
    signature: sign(ctx, { ...file, expiresAtMs }),
  });
  return `${FILE_PATH}?${query.toString()}`;
}

/** Whether we made this link, and it is still good. */
export function isFileLinkGood(ctx: WithKey, link: FileLink, signature: string, now: Date): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(ctx, link))];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && link.expiresAtMs > now.getTime();
}

function sign({ settings }: WithKey, { shopId, requestId, kind, expiresAtMs }: FileLink): string {
  const key = createHmac('sha256', settings.encryptionKey).update('bellbird privacy file').digest();
  return createHmac('sha256', key)
    .update(`${shopId}:${requestId}:${kind}:${expiresAtMs}`)
    .digest('base64url');
}
