import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';
import { readForms } from '../shopify/read-form.ts';
import { registerDialog } from './dialog-routes.ts';
import { facebookAccount, PAGES, PERSON } from './facebook-account.ts';
import { registerGraph } from './graph-routes.ts';

/** The pages of facebook.com, and Graph's calls about logins and pages, under `/facebook`. */
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

/** Serves the pictures of the person and the pages: a letter on a colour. */
function registerPictures(server: FastifyInstance): void {
  server.get<{ Params: { name: string } }>('/pictures/:name', ({ params }, reply) => {
    const one = [PERSON, ...PAGES].find(({ id }) => `${id}.svg` === params.name);
    if (!one) return reply.code(404).send('There is no such picture.');
    return reply.type('image/svg+xml').send(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50" width="50" height="50">
<rect width="50" height="50" fill="${one.colour}"/>
<text x="25" y="33" font-family="system-ui, sans-serif" font-size="24" fill="#fff" text-anchor="middle">${one.name.charAt(0)}</text>
</svg>`,
    );
  });
}
