import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerMessenger } from '../messenger/messenger-routes.ts';
import { faultOfCaller } from '../meta/fault-of-caller.ts';
import { getToken } from './call-token.ts';
import { makeToken, type FacebookAccount } from './facebook-account.ts';
import { FacebookRefusal, statusOf, toGraphError } from './facebook-refusal.ts';
import { registerPageCalls } from './page-routes.ts';

type Query = Record<string, string | undefined>;

/** Graph's calls about logins and pages. Requests under `/meta` are rewritten to these routes. */
export async function registerGraph(server: FastifyInstance, account: FacebookAccount): Promise<void> {
  server.setErrorHandler((error, _request, reply) => answerError(error, reply));
  server.setNotFoundHandler((_request, reply) =>
    answerError(new FacebookRefusal(2500, 'Unknown path components'), reply),
  );
  server.addHook('onSend', (request, reply, payload, done) => {
    logCall(account, request, reply.statusCode, payload);
    done(null, payload);
  });
  server.get<{ Querystring: Query }>('/:version/oauth/access_token', ({ query }) => exchange(account, query));
  registerPageCalls(server, account);
  registerMessenger(server, account.sandbox);
  return Promise.resolve();
}

/** Exchanges a code for a token, or a token for a long-lived one. */
function exchange(account: FacebookAccount, query: Query): object {
  const { appId, appSecret } = account.sandbox.settings.meta;
  if (query['client_id'] !== appId) throw new FacebookRefusal(101, 'Error validating application.');
  if (query['client_secret'] !== appSecret) throw new FacebookRefusal(1, 'Error validating client secret.');
  if (query['grant_type'] === 'fb_exchange_token') {
    getToken(account, query['fb_exchange_token'] ?? '');
    return tokenAnswer(makeToken(account, null), 60 * 24 * 3600);
  }
  const code = account.codes.get(query['code'] ?? '');
  if (!code) throw new FacebookRefusal(100, 'Invalid verification code format.', 36007);
  if (code.redirectUri !== query['redirect_uri'])
    throw new FacebookRefusal(
      100,
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      36008,
    );
  account.codes.delete(query['code'] ?? '');
  account.sandbox.world.changed();
  return code.kind === 'business'
    ? tokenAnswer(account.sandbox.settings.whatsapp.accessToken)
    : tokenAnswer(makeToken(account, null), 3600);
}

function tokenAnswer(accessToken: string, expiresIn?: number): object {
  return {
    access_token: accessToken,
    token_type: 'bearer',
    ...(expiresIn !== undefined && { expires_in: expiresIn }),
  };
}

function answerError(error: unknown, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof FacebookRefusal ? error : fromFramework(error);
  return reply.code(statusOf(refusal)).send(toGraphError(refusal));
}

/**
 * Converts a framework error into a refusal. Invalid JSON is the caller's fault; any other error is ours and must be
 * visible.
 */
function fromFramework(error: unknown): FacebookRefusal {
  const fault = faultOfCaller(error);
  return fault === null
    ? new FacebookRefusal(1, `The sandbox itself failed: ${String(error)}`)
    : new FacebookRefusal(100, `Invalid parameter: ${fault}`);
}

function logCall(account: FacebookAccount, request: FastifyRequest, status: number, answer: unknown): void {
  const path = request.url.split('?')[0]?.replace(/^\/facebook\/graph\/v[\d.]+/, '') ?? '';
  account.sandbox.log.add({
    at: account.sandbox.clock.now().toISOString(),
    partner: 'messenger',
    direction: 'in',
    summary: `${request.method} ${path}`,
    status,
    request: request.body ?? null,
    answer,
  });
}
