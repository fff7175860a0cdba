import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '#platform/errors/error-code.ts';
import {
  errorAnswer,
  isFault,
  refusalOf,
  retryAfterSeconds,
  type OnFault,
} from '#platform/http/error-answer.ts';
import { PROBLEM_TYPE, type Problem } from '../contract/problem.ts';

/** Makes every refusal in this part of the server a problem of RFC 9457, in English. */
export function answerProblems(scope: FastifyInstance, onFault: OnFault): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const { code } = refusalOf(error);
    if (isFault(code)) {
      request.log.error({ err: error, reqId: request.id }, 'request failed');
      onFault(error, request.id);
    }
    const seconds = retryAfterSeconds(code, error);
    if (seconds !== null) reply.header('retry-after', seconds);
    return send(request, reply, error);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, error: FastifyError): FastifyReply {
  const { code, message, field } = errorAnswer(refusalOf(error), request.id).error;
  const status = ERROR_STATUS[code];
  const problem: Problem = {
    type: 'about:blank',
    title: message,
    status,
    code,
    ...(field !== undefined && { field }),
    requestId: request.id,
  };
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.status(status).type(PROBLEM_TYPE).serializer(JSON.stringify).send(problem);
}
