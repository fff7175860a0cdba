import type { FastifyRequest } from 'fastify';
import { objectIn, textIn } from '../core/json-parts.ts';
import { proofOf, type FacebookAccount } from './facebook-account.ts';
import { FacebookRefusal, deadToken } from './facebook-refusal.ts';

/** Reads the token of a call. Refuses an invalid token, and a proof that was not made with this app's secret. */
export function tokenOf(account: FacebookAccount, request: FastifyRequest): { pageId: string | null } {
  const { access_token: inQuery, appsecret_proof: proof } = objectIn(request.query);
  const given = request.headers.authorization?.replace(/^(Bearer|OAuth) /, '') ?? textIn(inQuery);
  const token = getToken(account, given);
  if (proof !== undefined && proof !== proofOf(given, account.sandbox.settings.meta.appSecret))
    throw new FacebookRefusal(100, 'Invalid appsecret_proof provided in the API argument');
  return token;
}

/** Finds a token by its text. Refuses a token that is unknown or invalid. */
export function getToken(account: FacebookAccount, text: string): { pageId: string | null } {
  const token = account.tokens.get(text);
  if (!token) throw new FacebookRefusal(190, 'Invalid OAuth access token - Cannot parse access token');
  if (token.deadSubcode !== null) throw deadToken(token.deadSubcode);
  return token;
}
