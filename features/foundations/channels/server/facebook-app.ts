import { FacebookClient, FacebookError } from '#partners/facebook/facebook-client.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';

/** Returns the client of this installation's Meta app. Throws META_NOT_SET_UP without one. */
export function getFacebookClient({ settings }: Context): FacebookClient {
  const client = findFacebookClient(settings.meta);
  if (!client) throw new AppError('META_NOT_SET_UP');
  return client;
}

/** Returns the same client, or null. */
export function findFacebookClient(meta: Context['settings']['meta']): FacebookClient | null {
  const { appId, appSecret, graphUrl, graphVersion } = meta;
  return appId === null ? null : new FacebookClient({ appId, appSecret, graphUrl, graphVersion });
}

/** Returns the refusal for a Facebook error. An error without a sentence of its own is PARTNER_FAILED. */
export function toRefusal(error: unknown, words: { deadToken: ErrorCode; forbidden: ErrorCode }): AppError {
  if (!(error instanceof FacebookError)) throw error;
  if (error.isDeadToken) return new AppError(words.deadToken, { cause: error });
  if (error.isForbidden) return new AppError(words.forbidden, { cause: error });
  return new AppError('PARTNER_FAILED', { cause: error });
}
