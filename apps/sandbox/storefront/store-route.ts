import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { openStore } from '../shopify/open-store.ts';
import { notFoundPage } from './catalogue-pages.ts';
import { readVisit, type Visit } from './storefront-visit.ts';

export interface StoreRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** The response of a page of the store. A redirect is a path within the store. */
export type StoreResponse =
  | { page: Html; status?: number }
  | { redirect: string }
  | { json: object; status?: number }
  | { notFound: true };

export type StoreRoute = (
  method: 'GET' | 'POST',
  path: string,
  handle: (visit: Visit, request: StoreRequest) => StoreResponse,
) => void;

/** Returns the function that adds pages to the storefront. */
export function makeStoreRoute(server: FastifyInstance, sandbox: Sandbox): StoreRoute {
  return (method, path, handle) => {
    server.route<{ Params: Record<string, string>; Querystring: Record<string, string> }>({
      method,
      url: `/:shop${path}`,
      handler: (request, reply) => {
        const records = openStore(sandbox, request.params['shop'] ?? '');
        if (!records) return reply.code(404).type('text/plain').send('There is no store at this address.');
        const visit = readVisit(sandbox, records, request, reply);
        return send(visit, handle(visit, request), reply);
      },
    });
  };
}

/** Sends the store's own "not found" page. */
export function sendStoreNotFound(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const records = openStore(sandbox, request.url.split('/')[2]?.split('?')[0] ?? '');
  if (!records) return reply.code(404).type('text/plain').send('There is no store at this address.');
  return send(readVisit(sandbox, records, request, reply), { notFound: true }, reply);
}

function send(visit: Visit, answer: StoreResponse, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if ('redirect' in answer) return reply.redirect(`${visit.base}${answer.redirect}`, 303);
  if ('json' in answer) return reply.code(answer.status ?? 200).send(answer.json);
  if ('notFound' in answer) return sendPage(reply.code(404), notFoundPage(visit));
  return sendPage(reply.code(answer.status ?? 200), answer.page);
}

function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page.markup);
}
