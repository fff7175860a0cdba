import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context.ts';

export const FILE_PATH = '/database/api/exports/file';

/** The file that a link leads to, and when the link expires. */
export interface ExportLink {
  shopId: number;
  exportId: string;
  expiresAtMs: number;
}

type WithKey = Pick<Context, 'settings'>;

/** Returns a signed path to a file. The path works without a login until the file expires. */
export function signExportLink(ctx: WithKey, link: ExportLink): string {
  const query = new URLSearchParams({
    shop: String(link.shopId),
    export: link.exportId,
    expires: String(link.expiresAtMs),
    signature: sign(ctx, link),
  });
  return `${FILE_PATH}?${query.toString()}`;
}

/** Whether Bellbird signed the link and the link has not expired. */
export function isExportLinkGood(ctx: WithKey, link: ExportLink, signature: string, now: Date): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(ctx, link))];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && link.expiresAtMs > now.getTime();
}

function sign({ settings }: WithKey, { shopId, exportId, expiresAtMs }: ExportLink): string {
  const key = createHmac('sha256', settings.encryptionKey).update('bellbird export file').digest();
  return createHmac('sha256', key).update(`${shopId}:${exportId}:${expiresAtMs}`).digest('base64url');
}
