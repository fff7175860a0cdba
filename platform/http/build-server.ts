import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import type { TrustedProxies } from '#platform/config/proxy-settings.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { answerErrors, answerRefusal } from './answer-errors.ts';
import { browserHeaders } from './browser-headers.ts';
import { cutOffSlowBodies } from './cut-off-slow-bodies.ts';
import type { OnFault } from './error-answer.ts';
import { lightenAnswers } from './lighten-answers.ts';
import { serverWithRawRoutes, type RawRoute } from './raw-route.ts';
import { ShortForms } from './short-forms.ts';
import { trustIn } from './sources/client-address.ts';
import { traceRequests } from './trace-requests.ts';
import { withWholeLetters } from './whole-letters.ts';

/** The largest body of a merchant's call. Shoppers' calls have a smaller limit, and webhooks a larger one. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const HALF_A_YEAR_SECONDS = 180 * 24 * 3600;
const NO_QUERY = z.object({});

/** A route, and the names of the query fields that reach its handler. */
export interface ServedRoute {
  method: string;
  path: string;
  query: string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes, including raw ones. */
    routes: ServedRoute[];
    /** The address that browsers use. */
    publicUrl: string;
  }
}

interface ServerParts {
  rawRoutes: readonly RawRoute[];
  trustedProxies: TrustedProxies;
  /** The address that browsers use. */
  publicUrl: string;
  onFault: OnFault;
  /** Throws the error that refuses a request before anything else is checked. */
  admit: (headers: IncomingHttpHeaders, url: string) => void;
  /** Called with each answer of a raw route: its status, and how many seconds it took. */
  answered?: (status: number, seconds: number) => void;
}

/** An HTTP server that parses by contract, logs by request id and answers every error in the same way. */
export function buildServer(
  log: Logger,
  { rawRoutes, trustedProxies, publicUrl, onFault, admit, answered }: ServerParts,
): FastifyInstance {
  const isVerbose = log.isLevelEnabled('debug');
  const isTrusted = trustIn(trustedProxies);
  const shortForms = new ShortForms();
  const server = Fastify({
    serverFactory: (handler) =>
      serverWithRawRoutes(rawRoutes, handler, { log, onFault, isTrusted, admit, answered }),
    loggerInstance: log,
    // One log line per request at debug only: a busy shop's webhooks would drown everything else.
    logController: new LogController({ disableRequestLogging: !isVerbose }),
    genReqId: () => randomUUID(),
    // A logger for each request costs more than a webhook's answer, so log lines name the request themselves.
    childLoggerFactory: (logger, bindings, options) => (isVerbose ? logger.child(bindings, options) : logger),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: isTrusted,
    rewriteUrl: ({ url = '/' }) => shortForms.inFull(url),
    // An address that cannot be parsed is refused before all hooks.
    frameworkErrors: (error, request, reply) => {
      setSafeHeaders(reply, publicUrl);
      answerRefusal(error, request, reply, onFault);
    },
  }) as unknown as FastifyInstance;
  server.decorate('publicUrl', publicUrl);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  readJson(server);
  answerErrors(server, onFault);
  cutOffSlowBodies(server);
  traceRequests(server);
  listRoutes(server, rawRoutes, shortForms);
  addSafeHeaders(server, publicUrl);
  return server;
}

/** Like the framework's parser, but without values that the database would refuse. */
function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, withWholeLetters(String(body)), done),
  );
}

function listRoutes(server: FastifyInstance, rawRoutes: readonly RawRoute[], shortForms: ShortForms): void {
  server.decorate(
    'routes',
    rawRoutes.map(({ path }) => ({ method: 'POST', path, query: [] })),
  );
  server.addHook('onRoute', (route) => {
    const { method, url: path, schema } = route;
    // A handler gets only the fields that its route declares, so that each has a schema and a limit.
    const querystring = schema?.querystring ?? NO_QUERY;
    route.schema = { ...schema, querystring };
    const query = Object.keys((querystring as { shape?: object }).shape ?? {});
    for (const one of [method].flat()) server.routes.push({ method: one, path, query });
    shortForms.learn(path);
  });
}

/** Headers of every answer. Answers that may be cached override them. */
function addSafeHeaders(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', async (_request, reply) => setSafeHeaders(reply, publicUrl));
}

function setSafeHeaders(reply: FastifyReply, publicUrl: string): void {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (publicUrl.startsWith('https:'))
    reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_SECONDS}`);
}

/**
 * Adds to the routes of a scope what browsers need: cookies, security headers, compressed answers, the request's id for
 * support, and a place on the OpenAPI page. Links in messages are followed by the thousand a second and do without.
 */
export async function addBrowserHeaders(
  scope: FastifyInstance,
  { loginAt }: { loginAt: string },
): Promise<void> {
  await scope.register(cookie);
  await scope.register(rateLimit, { global: false });
  await scope.register(swagger, {
    openapi: { info: { title: 'Bellbird', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const headers = browserHeaders({ loginAt });
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  lightenAnswers(scope);
}
