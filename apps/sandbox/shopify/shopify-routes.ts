import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';
import { registerCharges } from './billing/charge-routes.ts';
import { registerBulkResults } from './bulk/result-routes.ts';
import { registerGraphql } from './graphql/graphql-routes.ts';
import { registerOauth } from './oauth/oauth-routes.ts';
import { readForms } from './read-form.ts';
import { registerThemeEditor } from './theme-editor-page.ts';

/** Shopify's routes at `https://{shop}/admin`, here under `/shopify/{shop}/admin`. */
export function registerShopify(server: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  readForms(server);
  registerOauth(server, sandbox);
  registerGraphql(server, sandbox);
  registerThemeEditor(server, sandbox);
  registerCharges(server, sandbox);
  registerBulkResults(server, sandbox);
  return Promise.resolve();
}
