import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { readerOf } from '#platform/http/reader-of-request.ts';

const SITE = join(import.meta.dirname, '../../.build/docs-site');
/** The names of these files contain a hash of the content. */
const FOR_EVER = `public, max-age=${365 * 24 * 3600}, immutable`;
/** A new release changes the pages under the same addresses, and an old page would ask for parts that are gone. */
const ASKS_AGAIN = 'no-cache';
/** Names of pages, pictures and parts. No part of an address begins with a dot, so none leads out of the folder. */
const SAFE_NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** The languages of the documentation. Readers of others get the app's own help, which is in their language. */
const LANGUAGES: readonly string[] = ['en'];
const HelpTargets = z.array(z.tuple([z.string(), z.string()]));

/** Serves the documentation that the build made from the folder `docs`, to everybody and without a login. */
export async function serveDocs(server: FastifyInstance, site = SITE): Promise<void> {
  await server.register(fastifyStatic, { root: dirname(site), serve: false, preCompressed: true });
  const hidden = { schema: { hide: true } };
  server.get('/docs', hidden, async (_request, reply) => sendDocs(reply, site, 'index.html'));
  server.get('/docs/help', hidden, async (request, reply) => reply.redirect(await helpOf(request, site)));
  server.get<{ Params: { '*': string } }>('/docs/*', hidden, async ({ params }, reply) => {
    const name = params['*'];
    if (name === '') return reply.redirect('/docs');
    const file = /\.\w+$/.test(name) ? name : `${name}.html`;
    return sendDocs(reply, site, file);
  });
}

async function sendDocs(reply: FastifyReply, site: string, file: string): Promise<FastifyReply> {
  if (!existsSync(join(site, '404.html')))
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send(
        'The documentation is not built. Where npm start is building it, reload in a minute; else run npm run build.',
      );
  if (!SAFE_NAME.test(file) || !existsSync(join(site, file)))
    return reply
      .status(404)
      .type('text/html; charset=utf-8')
      .send(await readFile(join(site, '404.html')));
  const lifetime = file.startsWith('assets/') ? FOR_EVER : ASKS_AGAIN;
  if (file.endsWith('.md')) reply.type('text/markdown; charset=utf-8');
  return reply.header('cache-control', lifetime).sendFile(file, site, { cacheControl: false });
}

/** Returns the address of the help for the page of the app that the request comes from: that of the longest path. */
async function helpOf(request: FastifyRequest, site: string): Promise<string> {
  if (!LANGUAGES.includes(readerOf(request).language)) return '/help';
  const { referer = '' } = request.headers;
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/';
  const file = join(site, 'help-targets.json');
  const targets = existsSync(file) ? HelpTargets.parse(JSON.parse(await readFile(file, 'utf8'))) : [];
  return targets.find(([at]) => path === at || path.startsWith(`${at}/`))?.[1] ?? '/docs';
}
