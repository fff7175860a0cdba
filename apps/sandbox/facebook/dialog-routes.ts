import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { signUpPage } from '../whatsapp/number/sign-up-page.ts';
import { whatsAppAccount } from '../whatsapp/open-account.ts';
import { consentPage, dialogErrorPage, logInPage } from './dialog-pages.ts';
import { makeCode, type FacebookAccount } from './facebook-account.ts';

const Asked = z.object({
  client_id: z.string().optional(),
  redirect_uri: z.string().default(''),
  state: z.string().default(''),
  scope: z.string().default(''),
  config_id: z.string().optional(),
  response_type: z.string().optional(),
});
type Asked = z.infer<typeof Asked>;

const Decision = z.object({ decision: z.enum(['logIn', 'logOut', 'allow', 'cancel']) });

/** The pop-up in which a person allows an app. For WhatsApp's configuration, it is the embedded signup. */
export function registerDialog(server: FastifyInstance, account: FacebookAccount): void {
  server.get('/:version/dialog/oauth', (request, reply) => {
    const asked = readAsked(account, request.query, reply);
    return asked ? showDialog(account, asked, reply) : reply;
  });

  server.post('/:version/dialog/oauth', (request, reply) => {
    const asked = readAsked(account, request.query, reply);
    if (!asked) return reply;
    const { decision } = Decision.parse(request.body);
    if (decision === 'logIn' || decision === 'logOut') {
      account.settings.set('isLoggedOut', decision === 'logOut');
      account.sandbox.world.changed();
      return showDialog(account, asked, reply);
    }
    return reply.redirect(decision === 'allow' ? allowed(account, asked) : cancelled(asked), 302);
  });
}

function readAsked(account: FacebookAccount, query: unknown, reply: FastifyReply): Asked | null {
  const asked = Asked.parse(query);
  const { meta, productUrl } = account.sandbox.settings;
  const refuse = (title: string, detail: string) => {
    sendPage(reply.code(400), dialogErrorPage(title, detail));
    return null;
  };
  if (asked.client_id !== meta.appId)
    return refuse('Invalid app ID', 'The provided app ID does not look like a valid app ID.');
  if (!URL.canParse(asked.redirect_uri) || new URL(asked.redirect_uri).origin !== productUrl)
    return refuse(
      'URL blocked',
      'This redirect failed because the redirect URI is not white-listed in the app’s client OAuth settings.',
    );
  if (asked.config_id !== undefined && asked.config_id !== meta.loginConfigId)
    return refuse('Invalid config ID', 'There is no login configuration of this id.');
  return asked;
}

function showDialog(account: FacebookAccount, asked: Asked, reply: FastifyReply): FastifyReply {
  if (account.settings.get('isLoggedOut') === true) return sendPage(reply, logInPage(account));
  if (asked.config_id === undefined) return sendPage(reply, consentPage(account, asked.scope.split(',')));
  const openerOrigin = new URL(asked.redirect_uri).origin;
  return sendPage(reply, signUpPage(whatsAppAccount(account.sandbox), openerOrigin));
}

function allowed(account: FacebookAccount, asked: Asked): string {
  const kind = asked.config_id === undefined ? 'person' : 'business';
  const code = makeCode(account, { kind, redirectUri: asked.redirect_uri });
  return withParams(asked.redirect_uri, { code, state: asked.state });
}

function cancelled(asked: Asked): string {
  return withParams(asked.redirect_uri, {
    error: 'access_denied',
    error_code: '200',
    error_description: 'Permissions error',
    error_reason: 'user_denied',
    state: asked.state,
  });
}

function withParams(url: string, params: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(params)) target.searchParams.set(name, value);
  return target.toString();
}

function sendPage(reply: FastifyReply, page: { toString(): string }): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page.toString());
}
