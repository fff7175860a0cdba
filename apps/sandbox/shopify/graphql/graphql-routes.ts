import type { FastifyInstance, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { API_VERSION } from '../api-version.ts';
import { scopesOfToken } from '../oauth/access-tokens.ts';
import { openStore } from '../open-store.ts';
import { adminSchema } from './admin-schema.ts';
import { PointBuckets } from './point-bucket.ts';
import { actualCost, requestedCost } from './query-cost.ts';
import type { Asked } from './resolver.ts';
import { readDocument, runOperation, type Operation } from './run-operation.ts';

const GraphqlBody = z.looseObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** No query may cost more, even if the bucket is full. */
const MAX_QUERY_COST = 1000;
const INVALID_TOKEN = '[API] Invalid API key or access token (unrecognized login or wrong password)';

interface Reply {
  status: number;
  answer: unknown;
}

/** The Admin API: `POST /{shop}/admin/api/{version}/graphql.json`. */
export function registerGraphql(server: FastifyInstance, sandbox: Sandbox): void {
  const buckets = new PointBuckets(sandbox);
  server.post<{ Params: { shop: string; version: string } }>(
    '/:shop/admin/api/:version/graphql.json',
    async (request, reply) => {
      const slow = sandbox.misbehaviour.claim('shopify', 'slow');
      if (slow) await wait(slow.delayMs);
      if (openStore(sandbox, request.params.shop)?.store.hangs) {
        await once(request.raw.socket, 'close');
        return reply.hijack();
      }
      const { status, answer } = await answerRequest(sandbox, buckets, request);
      const body = GraphqlBody.safeParse(request.body).data;
      sandbox.log.add({
        at: sandbox.clock.now().toISOString(),
        partner: 'shopify',
        direction: 'in',
        summary: `GraphQL ${nameOf(body)}`,
        status,
        request: body ?? request.body,
        answer,
      });
      if (sandbox.misbehaviour.claim('shopify', 'timeoutAfterAcceptance')) {
        request.raw.socket.destroy();
        return reply.hijack();
      }
      return reply
        .code(status)
        .header('x-shopify-api-version', API_VERSION)
        .header('x-request-id', request.id)
        .send(answer);
    },
  );
}

async function answerRequest(
  sandbox: Sandbox,
  buckets: PointBuckets,
  request: FastifyRequest<{ Params: { shop: string; version: string } }>,
): Promise<Reply> {
  const { shop, version } = request.params;
  const records = openStore(sandbox, shop);
  if (!records || !/^(\d{4}-(01|04|07|10)|unstable)$/.test(version))
    return { status: 404, answer: { errors: 'Not Found' } };
  if (sandbox.misbehaviour.claim('shopify', 'serverError'))
    return { status: 502, answer: '<html><body>502 Bad Gateway</body></html>' };
  const token = request.headers['x-shopify-access-token'];
  const scopes = scopesOfToken(sandbox, shop, typeof token === 'string' ? token : undefined);
  if (!scopes || !records.store.installation) return { status: 401, answer: { errors: INVALID_TOKEN } };
  const body = GraphqlBody.safeParse(request.body);
  if (!body.success)
    return { status: 400, answer: { errors: { query: 'Required parameter missing or invalid' } } };
  const read = readDocument(body.data.query);
  if ('errors' in read) return { status: 200, answer: { errors: read.errors } };
  const operation = {
    ...read,
    variables: body.data.variables ?? {},
    operationName: body.data.operationName ?? null,
  };
  return { status: 200, answer: await runMetered(buckets, operation, askedBy({ sandbox, records, scopes })) };
}

function askedBy(who: Pick<Asked, 'sandbox' | 'records' | 'scopes'>): Asked {
  const asked: Asked = {
    ...who,
    readDocument,
    execute: (document, variables) => runOperation({ document, variables, operationName: null }, asked),
  };
  return asked;
}

async function runMetered(buckets: PointBuckets, operation: Operation, asked: Asked): Promise<object> {
  const { shop } = asked.records.store;
  const requestedQueryCost = requestedCost(adminSchema(), operation.document, operation.variables);
  if (requestedQueryCost > MAX_QUERY_COST) return tooExpensive(requestedQueryCost);
  const mustWait =
    asked.sandbox.misbehaviour.claim('shopify', 'rateLimited') || !buckets.take(shop, requestedQueryCost);
  if (mustWait) {
    const cost = { requestedQueryCost, actualQueryCost: null, throttleStatus: buckets.status(shop) };
    const extensions = { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' };
    return { errors: [{ message: 'Throttled', extensions }], extensions: { cost } };
  }
  const result = await runOperation(operation, asked);
  const actualQueryCost = Math.min(requestedQueryCost, actualCost(operation.document, result.data));
  buckets.giveBack(shop, requestedQueryCost - actualQueryCost);
  const cost = { requestedQueryCost, actualQueryCost, throttleStatus: buckets.status(shop) };
  return { ...result, extensions: { cost } };
}

function tooExpensive(cost: number): object {
  const message = `Query cost is ${cost}, which exceeds the single query max cost limit (${MAX_QUERY_COST}).`;
  return { errors: [{ message, extensions: { code: 'MAX_COST_EXCEEDED', cost, maxCost: MAX_QUERY_COST } }] };
}

function nameOf(body: z.infer<typeof GraphqlBody> | undefined): string {
  return body?.operationName ?? /\b(?:query|mutation)\s+(\w+)/.exec(body?.query ?? '')?.[1] ?? 'query';
}
