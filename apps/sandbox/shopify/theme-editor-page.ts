import type { FastifyInstance } from 'fastify';
import { html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { plainPage } from '../pages/plain-page.ts';

/** The theme editor behind an app's deep link. It names the app embed that it would switch on. */
export function registerThemeEditor(server: FastifyInstance, sandbox: Sandbox): void {
  server.get<{ Params: { shop: string }; Querystring: { activateAppId?: string } }>(
    '/:shop/admin/themes/current/editor',
    (request, reply) => {
      const [clientId] = (request.query.activateAppId ?? '').split('/');
      const isOurs = clientId === sandbox.settings.shopify.apiKey;
      const body = isOurs
        ? html`<p>
            Bellbird is among the app embeds, and on. The demo storefront always carries it, so there is
            nothing to save here.
          </p>`
        : html`<p>There is no app of this id in the store.</p>`;
      return reply
        .code(isOurs ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(
          plainPage(
            'Theme editor',
            html`<h1>Theme editor</h1>
              ${body}`,
          ),
        );
    },
  );
}
