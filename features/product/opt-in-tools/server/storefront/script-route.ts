import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { PageId } from '#platform/http/text-shapes.ts';
import { sendDocument } from './document-route.ts';
import { documentOf, SMALLEST, type PublicDocument, type PublicDocuments } from './public-documents.ts';

/** The storefront script as it was built. */
export type ReadScript = () => Promise<Buffer>;

const PATH = '/storefront/embed.js';
/** A browser that knows this compiles all of it beside the page's main thread, and none of it when it is due. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * The storefront script with the shop's public document in it: a page asks once, and its browser has nothing to begin
 * but what it reads. It is as new as the document, and as long kept.
 */
export function registerScript(
  scope: FastifyInstance,
  { settings }: Context,
  documents: PublicDocuments,
  readScript: ReadScript,
): void {
  const base = `${settings.publicUrl}/storefront/`;
  const scripts = new WeakMap<PublicDocument, PublicDocument>();
  const querystring = z.object({ pageId: PageId });
  scope.get(PATH, { schema: { hide: true, querystring } }, async (request, reply) => {
    const { pageId } = request.query as z.infer<typeof querystring>;
    const document = await documents.find(pageId);
    if (!document) throw new AppError('NOT_FOUND', { field: 'pageId' });
    const script = scripts.get(document) ?? withDocument(await readScript(), base, document);
    scripts.set(document, script);
    // Shops' pages load it, also those that let in nothing but what says so.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendDocument(request, reply, script, 'text/javascript; charset=utf-8');
  });
}

/** In a block of its own, so that no other script of the page has the name. */
function withDocument(script: Buffer, base: string, { plain }: PublicDocument): PublicDocument {
  const before = Buffer.from(`${COMPILE_AT_ONCE}\n{const bellbirdGiven={base:${JSON.stringify(base)},...`);
  return documentOf(Buffer.concat([before, plain, Buffer.from('};\n'), script, Buffer.from('}')]), SMALLEST);
}
