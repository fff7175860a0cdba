import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Sandbox } from '../core/sandbox.ts';
import { registerFacebookControl } from '../facebook/facebook-control.ts';
import { registerMailControl } from '../mail/mail-control.ts';
import { registerMessengerControl } from '../messenger/messenger-control.ts';
import { registerBillingControl } from '../shopify/billing/billing-control.ts';
import { registerShopifyControl } from '../shopify/shopify-control.ts';
import { registerMetaControl } from './meta-control.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** The calls by which the launcher reports the progress of the history. */
const OF_THE_HISTORY = /^\/control\/shops\/[^/]+\/history(\/|$)/;

/** Everything the control panel can do, as JSON under `/control`; `GET /control/` describes it. */
export async function registerControl(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: {
        title: 'Sandbox control',
        description: 'Moves the clock, makes providers misbehave, and plays the shopper.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  });
  server.addHook('onRequest', refuseDuringHistory(sandbox));
  await server.register(registerMetaControl, { sandbox });
  await server.register(registerShopifyControl, { sandbox });
  await server.register(registerBillingControl, { sandbox });
  await server.register(registerFacebookControl, { sandbox });
  await server.register(registerMessengerControl, { sandbox });
  await server.register(registerMailControl, { sandbox });
  server.get('/', { schema: { summary: 'This description (OpenAPI)', tags: ['sandbox'] } }, () =>
    server.swagger(),
  );
}

/**
 * Refuses every change while the demo store's history is added, because a moved clock or a new number would leave the
 * history incomplete.
 */
function refuseDuringHistory(sandbox: Sandbox) {
  return async ({ method, url }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!sandbox.isAddingHistory || READING.includes(method) || OF_THE_HISTORY.test(url)) return;
    const message =
      "The demo shop's history is being added. Try again when the terminal says that it is complete.";
    await reply.status(409).send({ message });
  };
}
