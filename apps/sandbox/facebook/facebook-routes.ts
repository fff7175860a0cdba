import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';
import { readForms } from '../shopify/read-form.ts';
import { registerDialog } from './dialog-routes.ts';
import { facebookAccount } from './facebook-account.ts';
import { registerGraph } from './graph-routes.ts';
import { registerPictures } from './picture-routes.ts';

/** What facebook.com shows a person, and Graph's part about logins and pages, under `/facebook`. */
export async function registerFacebook(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  const account = facebookAccount(sandbox);
  readForms(server);
  registerDialog(server, account);
  registerPictures(server);
  await server.register((graph) => registerGraph(graph, account), { prefix: '/graph' });
}
