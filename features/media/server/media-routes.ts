import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rm } from 'node:fs/promises';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { CallBinder, type FindMerchant } from '#platform/http/bind-call.ts';
import type { QueryOf } from '#platform/http/call.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { uploadMedia } from '../contract/media-calls.ts';
import { MOST_BYTES } from '../contract/media.ts';
import { registerCdnRoute } from './cdn-route.ts';
import { clearIncoming, newIncomingFolder } from './incoming-folder.ts';
import { leaveRest } from './leave-rest.ts';
import { receiveFile } from './receive-file.ts';
import { requireRoom, storeMedia } from './store-media.ts';

/** More than anyone picks by hand; less than fills a disk before somebody looks. */
const UPLOADS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** A merchant's uploads, and the address that everybody sees them at. */
export function registerMediaRoutes(
  server: FastifyInstance,
  findMerchant: FindMerchant,
  ctx: Context,
  storage: Storage,
): void {
  registerCdnRoute(server, ctx, storage);
  void server.register(async (scope) => {
    await clearIncoming(ctx.settings.dataDir);
    // The file's own reader notices its end; an error in the middle of a stream would break the connection.
    await scope.register(multipart, { throwFileSizeLimit: false });
    await scope.register(rateLimit, { global: false });
    const byShop = scope.createRateLimit({
      max: UPLOADS_PER_MINUTE,
      timeWindow: MINUTE_MS,
      keyGenerator: (request) => (request.query as QueryOf<typeof uploadMedia>).shopUrl,
    });
    leaveRest(scope, Math.max(...Object.values(MOST_BYTES)));
    new CallBinder(scope, asPageOwner(findMerchant)).merchant(
      uploadMedia,
      async ({ session, query, raw }) => {
        const limit = await byShop(raw);
        if (!limit.isAllowed && limit.isExceeded) throw new AppError('TOO_MANY_REQUESTS');
        await requireRoom(ctx, session.shopId);
        const folder = await newIncomingFolder(ctx.settings.dataDir);
        try {
          const file = await receiveFile(raw, query.type, folder);
          return await storeMedia(ctx, storage, {
            shopId: session.shopId,
            pageId: query.shopUrl,
            name: query.t,
            file,
          });
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    );
  });
}

/** In this call `shopUrl` is the id of the page, on Facebook not the store's address; document 1, section 7. */
function asPageOwner(findMerchant: FindMerchant): FindMerchant {
  return async (request) => {
    const session = await findMerchant(request);
    const { shopUrl } = request.query as { shopUrl?: unknown };
    return session && shopUrl === session.facebookPageId ? { ...session, shopUrl } : session;
  };
}
