import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '#platform/errors/app-error.ts';
import { ERROR_STATUS, type ErrorAnswer, type ErrorCode } from '#platform/errors/error-code.ts';
import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';

/** Turns whatever went wrong into the one error answer, with the request's id as reference. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, field } = refusalOf(error);
    if (code === 'INTERNAL') request.log.error({ err: error, reqId: request.id }, 'request failed');
    else request.log.info({ code, field, reqId: request.id }, 'request refused');
    return answer(request, reply, code, field);
  });
  server.setNotFoundHandler((request, reply) => answer(request, reply, 'NOT_FOUND', undefined));
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  field: string | undefined,
): FastifyReply {
  const body: ErrorAnswer = {
    error: { code, message: ERROR_SENTENCES[code], ...(field && { field }), requestId: request.id },
  };
  return reply.status(ERROR_STATUS[code]).type('application/json').serializer(JSON.stringify).send(body);
}

/** PostgreSQL on a text with a zero byte, which only a tampered request carries. */
const TEXT_NOT_STORABLE = '22021';

function refusalOf(error: FastifyError): { code: ErrorCode; field: string | undefined } {
  if (error instanceof AppError) return { code: error.code, field: error.field };
  if (hasZodFastifySchemaValidationErrors(error)) {
    return {
      code: 'MALFORMED_REQUEST',
      field: error.validation[0]?.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    };
  }
  if (error.code === TEXT_NOT_STORABLE) return { code: 'MALFORMED_REQUEST', field: undefined };
  if (error.statusCode === 413) return { code: 'BODY_TOO_LARGE', field: undefined };
  if (error.statusCode === 429) return { code: 'TOO_MANY_REQUESTS', field: undefined };
  if (error.statusCode && error.statusCode < 500) return { code: 'MALFORMED_REQUEST', field: 'body' };
  return { code: 'INTERNAL', field: undefined };
}
