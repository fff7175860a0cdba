import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { PageId } from '#platform/http/text-shapes.ts';
import { sendDocument } from './document-route.ts';
import { documentOf, SMALLEST, type PublicDocument, type PublicDocuments } from './public-documents.ts';

/** Reads the built storefront script. */
export type ReadScript = () => Promise<Buffer>;

const PATH = '/storefront/embed.js';
/** Tells the browser to compile the whole script beside the main thread, and nothing when a tool is due. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Registers the storefront script with the shop's public document in it: a page makes one request, and the script has
 * its data. It is as new as the document, and cached as long.
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
    // Shops' pages load it, also pages that only accept resources with this header.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendDocument(request, reply, script, 'text/javascript; charset=utf-8');
  });
}

/** In a block of its own, so that its names are invisible to other scripts. */
function withDocument(script: Buffer, base: string, { plain }: PublicDocument): PublicDocument {
  const before = Buffer.from(`${COMPILE_AT_ONCE}\n{const bellbirdGiven={base:${JSON.stringify(base)},...`);
  return documentOf(Buffer.concat([before, plain, Buffer.from('};\n'), script, Buffer.from('}')]), SMALLEST);
}
