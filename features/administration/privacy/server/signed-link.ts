import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { FileKind } from './request-files.ts';

export const FILE_PATH = '/database/api/privacy/file';
/** The limit protects links that stay in a mailbox or a browser history. The list of requests creates new links. */
const LINK_LIVES_MS = 24 * 3600 * 1000;

/** The file that a link leads to, and when the link expires. */
export interface FileLink {
  shopId: number;
  requestId: string;
  kind: FileKind;
  expiresAtMs: number;
}

type WithKey = Pick<Context, 'settings'>;

/**
 * Returns a signed path to a file. The path works without a login, for a day at most and only until the file expires.
 */
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

/** Whether Bellbird signed the link and the link has not expired. */
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
