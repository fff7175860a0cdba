import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { facebookAccount, killTokens, PAGES, PERSON, resetFacebook } from './facebook-account.ts';

const DieBody = z.object({
  /** The reason: 458 app removed, 460 password changed, 463 expired, 467 logged out. */
  subcode: z.number().int().default(460),
  /** Only this page's tokens. By default, the tokens of the person and of every page. */
  pageId: z.string().optional(),
});

/** Acts as the person on Facebook: logs them out and invalidates their tokens. */
export function registerFacebookControl(
  plain: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  plain.setValidatorCompiler(validatorCompiler);
  plain.setSerializerCompiler(serializerCompiler);
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const account = facebookAccount(sandbox);
  const described = (summary: string) => ({ summary, tags: ['facebook'] });

  server.get(
    '/facebook',
    { schema: described('The person, their pages, and what the app set on them') },
    () => ({
      person: { id: PERSON.id, name: PERSON.name, isLoggedIn: account.settings.get('isLoggedOut') !== true },
      pages: PAGES.map(({ id, name, tasks }) => ({
        id,
        name,
        tasks,
        subscribedFields: account.subscriptions.get(id) ?? [],
        messengerProfile: account.profiles.get(id) ?? {},
      })),
    }),
  );
  server.post(
    '/facebook/tokens/die',
    {
      schema: {
        ...described('Every token given so far dies, with code 190 and this sub-code'),
        body: DieBody,
      },
    },
    ({ body }) => ({ died: killTokens(account, body.subcode, body.pageId) }),
  );
  server.post(
    '/facebook/person',
    {
      schema: {
        ...described('Logs the person in to Facebook, or out'),
        body: z.object({ isLoggedIn: z.boolean() }),
      },
    },
    ({ body }) => {
      account.settings.set('isLoggedOut', !body.isLoggedIn);
      sandbox.world.changed();
      return body;
    },
  );
  server.post('/facebook/reset', { schema: described('Forgets every login, token and subscription') }, () => {
    resetFacebook(account);
    return { reset: true };
  });
  return Promise.resolve();
}
