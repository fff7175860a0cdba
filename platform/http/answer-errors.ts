import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from '#platform/errors/error-code.ts';
import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { directionOf } from '#platform/language/languages.ts';
import { currentReader } from '#platform/language/reader.ts';
import {
  errorAnswer,
  isFault,
  refusalOf,
  retryAfterSeconds,
  type OnFault,
  type Refusal,
} from './error-answer.ts';
import { readerOf } from './reader-of-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For addresses that a browser opens directly: answers an error of ours with a readable page. */
    answerFault?: (reply: FastifyReply, requestId: string) => FastifyReply;
    /** For links that a person opens: a refusal is a page with its sentence if a page was requested. */
    isOpenedByPerson?: boolean;
  }
}

/** Converts every error to the one error answer, with the request's id as reference. */
export function answerErrors(server: FastifyInstance, onFault: OnFault): void {
  server.setErrorHandler((error: FastifyError, request, reply) =>
    answerRefusal(error, request, reply, onFault),
  );
  server.setNotFoundHandler((request, reply) => answer(request, reply, { code: 'NOT_FOUND' }));
}

/** Answers an error, and reports it if it is ours. */
export function answerRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  onFault: OnFault,
): FastifyReply {
  const refusal = refusalOf(error);
  const { code, field } = refusal;
  if (isFault(code)) {
    request.log.error({ err: error, reqId: request.id }, 'request failed');
    onFault(error, request.id);
    const { answerFault } = request.routeOptions.config;
    if (answerFault) return answerFault(reply, request.id);
  } else request.log.info({ code, field, reqId: request.id }, 'request refused');
  const seconds = retryAfterSeconds(code, error);
  if (seconds !== null) reply.header('retry-after', seconds);
  return answer(request, reply, refusal);
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return forReader(readerOf(request), () => answerReader(request, reply, refusal));
}

function answerReader(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code } = refusal;
  const body = errorAnswer(refusal, request.id);
  const asksForPage = request.headers.accept?.includes('text/html') ?? false;
  if (request.routeOptions.config.isOpenedByPerson && asksForPage)
    return reply
      .status(ERROR_STATUS[code])
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(refusalPage(everySentenceFor(code)));
  // A cached error would outlive the outage.
  reply.status(ERROR_STATUS[code]).header('cache-control', 'no-store');
  return reply.type('application/json').serializer(JSON.stringify).send(body);
}

/** A page with one sentence of ours: nothing in it comes from the request. */
function refusalPage(sentence: string): string {
  const { language } = currentReader();
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bellbird</title>
<main>
<h1>Bellbird</h1>
<p>${sentence}</p>
</main>
</html>
`;
}
