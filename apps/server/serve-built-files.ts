import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#platform/errors/app-error.ts';
import { LANGUAGES, type Language } from '#platform/language/languages.ts';

const BUILD = join(import.meta.dirname, '../../.build');
const MERCHANT_WEB = join(BUILD, 'merchant-web');
const STOREFRONT = join(BUILD, 'storefront');
/** These files can be cached forever, because their names contain a hash of the content. */
const FOR_EVER = `public, max-age=${365 * 24 * 3600}, immutable`;
/** The script's name never changes, so shops must request it again soon. */
const FOR_A_WHILE = 'public, max-age=300';
/** Files that the page loads directly, beside its assets. */
const PUBLIC_FILES = ['favicon.svg', 'touch-icon.png', 'color-scheme.js'];

/** Returns the folder of the merchant's built pages in a language, or in English while the others are being built. */
export function merchantWebIn(language: Language): string {
  const folder = language === 'en' ? MERCHANT_WEB : `${MERCHANT_WEB}-${language.toLowerCase()}`;
  // The build writes a hash of its sources beside the folder when it is complete.
  return existsSync(`${folder}.hash`) ? folder : MERCHANT_WEB;
}

/**
 * Serves the built files: the parts of pages and the storefront script, in compressed form. They have no security
 * headers, which have no effect on parts and would be as large as the smaller ones.
 */
export async function serveBuiltFiles(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, { root: BUILD, serve: false, preCompressed: true });
  const hidden = { schema: { hide: true } };
  server.get<{ Params: { name: string } }>('/assets/:name', hidden, async ({ params }, reply) =>
    sendBuilt(reply, MERCHANT_WEB, `assets/${params.name}`, FOR_EVER),
  );
  server.get<{ Params: { language: string; name: string } }>(
    '/assets/:language/:name',
    hidden,
    async ({ params }, reply) => {
      const language = LANGUAGES.find((one) => one.toLowerCase() === params.language);
      if (language === undefined) throw new AppError('NOT_FOUND');
      return sendBuilt(reply, merchantWebIn(language), `assets/${params.language}/${params.name}`, FOR_EVER);
    },
  );
  for (const name of PUBLIC_FILES)
    server.get(`/${name}`, hidden, async (_request, reply) =>
      sendBuilt(reply, MERCHANT_WEB, name, FOR_A_WHILE),
    );
  // Shops' pages show the pictures of ready designs.
  server.get<{ Params: { name: string } }>('/designs/:name', hidden, async ({ params }, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendBuilt(reply, MERCHANT_WEB, `designs/${params.name}`, FOR_A_WHILE);
  });
  server.get<{ Params: { name: string } }>('/storefront/:name', hidden, async ({ params }, reply) => {
    if (!params.name.endsWith('.js')) throw new AppError('NOT_FOUND');
    // Shops' pages load the script, including pages that accept only explicitly allowed scripts.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendBuilt(reply, STOREFRONT, params.name, FOR_A_WHILE);
  });
}

/** Reads the script that shops embed. */
export function readScript(): Promise<Buffer> {
  return readFile(join(STOREFRONT, 'embed.js'));
}

function sendBuilt(reply: FastifyReply, folder: string, name: string, lifetime: string): FastifyReply {
  if (!/^((assets|assets\/[a-z-]+|designs)\/)?[\w.-]+$/.test(name)) throw new AppError('NOT_FOUND');
  return reply.header('cache-control', lifetime).sendFile(name, folder, { cacheControl: false });
}
