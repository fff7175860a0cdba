import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Exchange } from '../core/exchange-log.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { ExchangesQuery, MisbehaviourBody } from './control-bodies.ts';
import type { BriefExchange } from './panel-shapes.ts';

/** Control calls for the exchanges and for planned misbehaviour. */
export function registerExchangeControl(plain: FastifyInstance, sandbox: Sandbox): void {
  registerExchanges(plain, sandbox);
  registerMisbehaviour(plain, sandbox);
}

function registerExchanges(plain: FastifyInstance, { log, webhooks }: Sandbox): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();

  server.get(
    '/webhooks/settled',
    { schema: { summary: 'Answers once every webhook was answered or given up', tags: ['exchanges'] } },
    async () => {
      await webhooks.settled();
      return { settled: true };
    },
  );
  server.get(
    '/exchanges',
    {
      schema: {
        summary: 'The last calls and webhooks, newest first',
        tags: ['exchanges'],
        querystring: ExchangesQuery,
      },
    },
    ({ query }) => {
      const { partner, limit, brief } = query;
      const wanted = log.list().filter((exchange) => partner === undefined || exchange.partner === partner);
      const exchanges = wanted.slice(0, limit);
      return { exchanges: brief ? exchanges.map(withoutBodies) : exchanges };
    },
  );
  server.get(
    '/exchanges/:id',
    {
      schema: {
        summary: 'One call or webhook with both bodies',
        tags: ['exchanges'],
        params: z.object({ id: z.coerce.number().int() }),
      },
    },
    ({ params }, reply) =>
      log.list().find(({ id }) => id === params.id) ??
      reply.code(404).send({ message: 'Only the last exchanges are kept; this one is gone.' }),
  );
}

function registerMisbehaviour(plain: FastifyInstance, { misbehaviour, webhooks }: Sandbox): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/webhooks',
    { schema: { summary: 'Webhooks that wait to be repeated', tags: ['misbehaviour'] } },
    () => ({ heldBack: webhooks.heldBack }),
  );
  server.get('/misbehaviour', { schema: { summary: 'What is planned', tags: ['misbehaviour'] } }, () => ({
    planned: misbehaviour.list(),
  }));
  server.post(
    '/misbehaviour',
    {
      schema: {
        summary: 'Makes a provider misbehave on its next calls or webhooks',
        tags: ['misbehaviour'],
        body: MisbehaviourBody,
      },
    },
    ({ body }) => {
      misbehaviour.plan(body);
      return { planned: misbehaviour.list() };
    },
  );
  server.delete(
    '/misbehaviour',
    { schema: { summary: 'Everything behaves again', tags: ['misbehaviour'] } },
    () => {
      misbehaviour.clear();
      return { planned: misbehaviour.list() };
    },
  );
}

function withoutBodies({ id, at, partner, direction, summary, status }: Exchange): BriefExchange {
  return { id, at, partner, direction, summary, status };
}
