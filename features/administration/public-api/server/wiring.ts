import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { OnProgramAct } from '#platform/audit/act.ts';
import type { Context } from '#platform/context.ts';
import type { OnFault } from '#platform/http/error-answer.ts';
import { API_PATH } from '../contract/endpoint.ts';
import { ENDPOINT_LIST } from '../endpoint-list.ts';
import { describeApi } from '../rules/open-api.ts';
import { answerProblems } from './answer-problem.ts';
import { EndpointBinder } from './bind-endpoint.ts';
import { registerMcp } from './mcp/mcp-routes.ts';
import { bindConsents } from './resources/consents.ts';
import { bindConversations } from './resources/conversations.ts';
import { bindEvents } from './resources/events.ts';
import { bindExports } from './resources/exports.ts';
import { bindMarketing } from './resources/marketing.ts';
import { bindMessages } from './resources/messages.ts';
import { bindOrders } from './resources/orders.ts';
import { bindPeople } from './resources/people.ts';
import { bindResults } from './resources/results.ts';
import { bindShop } from './resources/shop.ts';
import { bindTemplates } from './resources/templates.ts';

export { registerKeyRoutes } from './key-routes.ts';
export { PUBLIC_API_RETENTION } from './retention.ts';

/** Adds the public API and its OpenAPI document. Programs call it with a key, so it has no cookies. */
export async function registerPublicApi(
  scope: FastifyInstance,
  ctx: Context,
  { onFault, onAct, findNames }: { onFault: OnFault; onAct: OnProgramAct; findNames: FindSourceNames },
): Promise<void> {
  await scope.register(rateLimit, { global: false });
  answerProblems(scope, onFault);
  scope.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  const document = JSON.stringify(describeApi(ENDPOINT_LIST, ctx.settings.publicUrl));
  scope.get(`${API_PATH}/openapi.json`, { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json').send(document),
  );
  const binder = new EndpointBinder(scope, ctx, onAct);
  bindShop(binder);
  bindPeople(binder, ctx);
  bindConsents(binder, ctx);
  bindTemplates(binder);
  bindMessages(binder, ctx);
  bindConversations(binder, ctx);
  bindMarketing(binder, ctx);
  bindOrders(binder);
  bindResults(binder, ctx);
  bindEvents(binder, ctx, findNames);
  bindExports(binder, ctx);
  await scope.register(async (mcp) => registerMcp(mcp, { ctx, binder, onFault }));
}
