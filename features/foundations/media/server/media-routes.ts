import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { CallBinder, type FindMerchant } from '#platform/http/bind-call.ts';
import { removeUpload, uploadMedia } from '../contract/media-calls.ts';
import { MOST_BYTES } from '../contract/media.ts';
import { registerCdnRoute } from './cdn-route.ts';
import { clearIncoming } from './incoming-folder.ts';
import { leaveRest } from './leave-rest.ts';
import { PictureQueue } from './picture-queue.ts';
import { receiveUpload } from './receive-upload.ts';
import { removeMedia, type RemovalContext } from './remove-media.ts';
import { UploadBounds } from './upload-bounds.ts';

/** Registers the calls for a merchant's uploads, and their public route. */
export function registerMediaRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  findMerchant: FindMerchant,
  { ctx, storage, uses }: RemovalContext,
): void {
  registerCdnRoute(server, ctx, storage);
  bind.merchant(removeUpload, async ({ session, body }) => {
    await removeMedia({ ctx, storage, uses }, { shopId: session.shopId, url: body.url });
    return { removed: true as const };
  });
  void server.register(async (scope) => {
    await clearIncoming(ctx.settings.dataDir);
    // The file's reader notices the limit itself. An error within the stream would break the connection.
    await scope.register(multipart, { throwFileSizeLimit: false });
    leaveRest(scope, Math.max(...Object.values(MOST_BYTES)));
    const parts = { ctx, storage, bounds: new UploadBounds(), pictures: new PictureQueue() };
    scope.addHook('onClose', () => parts.pictures.stop());
    const bindUpload = new CallBinder(scope, asPageOwner(findMerchant), bind.onAct);
    bindUpload.merchant(uploadMedia, ({ session, query, raw }) =>
      receiveUpload(parts, { shopId: session.shopId, query, raw }),
    );
  });
}

/**
 * In this call `shopUrl` is the id of the page, which on Facebook is not the store's address. Document 1, section 7.
 */
function asPageOwner(findMerchant: FindMerchant): FindMerchant {
  return async (request) => {
    const session = await findMerchant(request);
    const { shopUrl } = request.query as { shopUrl?: unknown };
    return session && shopUrl === session.facebookPageId ? { ...session, shopUrl } : session;
  };
}
