import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findShopByUrl, type Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { QueryOf } from '#platform/http/call.ts';
import { getPublicToolsOf, type getPublicTools } from '../../contract/tool-calls.ts';
import { toolOfTest } from '../test-link.ts';
import type { ToolFamily } from '../tool-family.ts';
import { describeForTest, describePublic } from './describe-public.ts';
import { documentVersions } from './document-versions.ts';
import { answerDocument, PublicDocuments, type PublicDocument } from './public-documents.ts';

/**
 * How long caches may keep the document, so that a switched tool is on or off on the storefront within this time. Our
 * own processes keep no older one.
 */
const DOCUMENT_LIFETIME_SECONDS = 5;

/**
 * Registers the public document, which every page of every shop requests. The answer is made of cached bytes, so it is
 * not bound like other calls. `describePublic` reads it through the declared types.
 */
export function registerDocument(scope: FastifyInstance, ctx: Context, family: ToolFamily): PublicDocuments {
  const { path, summary, query } = getPublicToolsOf(family.definitions);
  const versions = documentVersions(ctx.pool);
  const documents = new PublicDocuments({
    versionOf: (pageId) => versions.find(pageId),
    read: async (pageId) => {
      const shop = await findInstalledShop(ctx, pageId);
      return shop && inShop(ctx.db, shop.shop_id, (tx) => describePublic(ctx, tx, family, shop));
    },
  });
  scope.get(path, { schema: { summary, tags: ['public'], querystring: query } }, async (request, reply) => {
    const { pageId, test } = request.query as QueryOf<typeof getPublicTools>;
    if (test !== undefined) return sendForTest(ctx, family, reply, { pageId, test });
    const document = await documents.find(pageId);
    if (!document) throw new AppError('NOT_FOUND', { field: 'pageId' });
    return sendDocument(request, reply, document, 'application/json; charset=utf-8');
  });
  return documents;
}

/** Returns the shop of a page if it has the app. */
export async function findInstalledShop(ctx: Context, pageId: string): Promise<Shop | null> {
  const shop = await findShopByUrl(ctx.db, pageId);
  return shop && !shop.uninstalled_at ? shop : null;
}

/** Sends the cached document, or 304 if the browser has it. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PublicDocument,
  type: string,
): Promise<FastifyReply> {
  const { status, encoding, body } = await answerDocument(document, {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  });
  void reply
    .code(status)
    .header('cache-control', `public, max-age=${DOCUMENT_LIFETIME_SECONDS}`)
    .header('etag', document.tag)
    .header('vary', 'accept-encoding');
  if (body === null) return reply.send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send(body);
}

async function sendForTest(
  ctx: Context,
  family: ToolFamily,
  reply: FastifyReply,
  { pageId, test }: { pageId: string; test: string },
): Promise<FastifyReply> {
  const shop = await findInstalledShop(ctx, pageId);
  if (!shop) throw new AppError('NOT_FOUND', { field: 'pageId' });
  const toolId = toolOfTest(ctx, shop, test);
  const content = await inShop(ctx.db, shop.shop_id, (tx) =>
    describeForTest(ctx, tx, family, { shop, toolId }),
  );
  // The tool was deleted, or its settings cannot be read.
  if (!content.tools[0]) throw new AppError('TEST_LINK_EXPIRED', { field: 'test' });
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(content));
}
