import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import type { TrustedProxies } from '#platform/config/proxy-settings.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { answerErrors } from './answer-errors.ts';
import { trustIn } from './client-address.ts';
import type { OnFault } from './error-answer.ts';
import { serverWithDoors, type FastDoor } from './fast-door.ts';

/** Largest body of a merchant's or shopper's call; webhooks have their own, larger limit. */
const BODY_LIMIT_BYTES = 1024 * 1024;

interface ServerParts {
  doors: readonly FastDoor[];
  trustedProxies: TrustedProxies;
  onFault: OnFault;
}

/** An HTTP server that parses by contract, logs by request id and answers every fault the same way. */
export function buildServer(log: Logger, { doors, trustedProxies, onFault }: ServerParts): FastifyInstance {
  const isTrusted = trustIn(trustedProxies);
  const isVerbose = log.isLevelEnabled('debug');
  const server = Fastify({
    serverFactory: (handler) => serverWithDoors(doors, handler, { log, onFault, isTrusted }),
    loggerInstance: log,
    // One line per request at debug only: a busy shop's webhooks would drown everything else.
    logController: new LogController({ disableRequestLogging: !isVerbose }),
    genReqId: () => randomUUID(),
    // A logger of its own for each request costs more than a webhook's answer; what is logged names the request itself.
    childLoggerFactory: (logger, bindings, options) => (isVerbose ? logger.child(bindings, options) : logger),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: isTrusted,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  answerErrors(server as unknown as FastifyInstance, onFault);
  return server as unknown as FastifyInstance;
}

/**
 * Gives the routes of a scope what browsers want: cookies, security headers, the request's id to tell support, a place
 * in the OpenAPI page. Webhooks are called by the thousand a second and do without.
 */
export async function dressForBrowsers(scope: FastifyInstance): Promise<void> {
  await scope.register(cookie);
  await scope.register(helmet, {
    // The merchant app is served by this server alone; shop pages embed only the script and its data.
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'http:', 'https:'],
        upgradeInsecureRequests: null,
      },
    },
    // Meta's dialogs are pop-ups that tell their opener how they ended.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
  });
  await scope.register(swagger, {
    openapi: { info: { title: 'Bellbird', version: '1' } },
    transform: jsonSchemaTransform,
  });
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
