import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { ERROR_STATUS } from '#platform/errors/error-code.ts';
import {
  errorAnswer,
  isFault,
  refusalOf,
  retryAfterSeconds,
  type OnFault,
} from '#platform/http/error-answer.ts';
import { withWholeLetters } from '#platform/http/whole-letters.ts';
import { MCP_PATH, RPC_ERROR, type RpcError, type RpcId } from '../../contract/mcp.ts';
import { readMessage } from '../../rules/mcp/read-message.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';
import { answerRequest } from './answer-request.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const FORBIDDEN = 403;
const METHOD_NOT_ALLOWED = 405;

/**
 * Adds the server for assistants: Model Context Protocol over Streamable HTTP. Each request stands alone, and each answer is
 * one JSON object.
 */
export function registerMcp(
  scope: FastifyInstance,
  { ctx, binder, onFault }: { ctx: Context; binder: EndpointBinder; onFault: OnFault },
): void {
  const origin = new URL(ctx.settings.publicUrl).origin;
  scope.removeAllContentTypeParsers();
  // Parsed by the handler, which answers a fault as JSON-RPC does.
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, onFault));
  scope.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    schema: { hide: true },
    handler: (_request, reply) => reply.status(METHOD_NOT_ALLOWED).header('allow', 'POST').send(),
  });
  scope.post(MCP_PATH, {
    schema: { hide: true },
    bodyLimit: BODY_LIMIT_BYTES,
    onRequest: async (raw, reply) => {
      // A page of another site could otherwise reach a server on its reader's machine.
      if (raw.headers.origin !== undefined && raw.headers.origin !== origin)
        return sendRpc(reply, FORBIDDEN, undefined, {
          code: RPC_ERROR.request,
          message: 'Web pages of other sites may not call this server.',
        });
      await binder.admitKey(raw, reply);
      return undefined;
    },
    handler: (raw, reply) => answerMessage(raw, reply, binder),
  });
}

async function answerMessage(
  raw: FastifyRequest,
  reply: FastifyReply,
  binder: EndpointBinder,
): Promise<FastifyReply> {
  const body = parseJson(raw.body);
  if (body === undefined)
    return sendRpc(reply, 400, undefined, { code: RPC_ERROR.parse, message: 'The body is not JSON.' });
  const message = readMessage(body, {
    version: headerOf(raw, 'mcp-protocol-version'),
    method: headerOf(raw, 'mcp-method'),
    name: headerOf(raw, 'mcp-name'),
  });
  if (message.kind === 'notification') return reply.status(202).send();
  if (message.kind === 'refused') return sendRpc(reply, message.status, message.id, message.error);
  const answered = await answerRequest(binder, raw, message);
  if ('error' in answered) return sendRpc(reply, answered.status, message.id, answered.error);
  return send(reply, 200, { jsonrpc: '2.0', id: message.id, result: answered.result });
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(withWholeLetters(String(body)));
  } catch {
    return undefined;
  }
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Errors before a message is read, and our own faults. `data.code` is of the product's closed list. */
function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  onFault: OnFault,
): FastifyReply {
  const { code } = refusalOf(error);
  if (isFault(code)) {
    request.log.error({ err: error, reqId: request.id }, 'request of an assistant failed');
    onFault(error, request.id);
  }
  const status = ERROR_STATUS[code];
  const seconds = retryAfterSeconds(code, error);
  if (seconds !== null) reply.header('retry-after', seconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const { message, requestId } = errorAnswer(refusalOf(error), request.id).error;
  const rpcCode = isFault(code) ? RPC_ERROR.internal : RPC_ERROR.request;
  return sendRpc(reply, status, undefined, { code: rpcCode, message, data: { code, requestId } });
}

function sendRpc(reply: FastifyReply, status: number, id: RpcId | undefined, error: RpcError): FastifyReply {
  return send(reply, status, { jsonrpc: '2.0', ...(id !== undefined && { id }), error });
}

function send(reply: FastifyReply, status: number, answer: object): FastifyReply {
  return reply.status(status).type('application/json').serializer(JSON.stringify).send(answer);
}
