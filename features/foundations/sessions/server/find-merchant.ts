import type { FastifyRequest } from 'fastify';
import { SET_UP_PATHS } from '#features/foundations/second-factors/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FindMerchant } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { FailureLog } from '#platform/logging/failure-log.ts';
import { acceptInvitation, switchShop } from '../contract/account-calls.ts';
import { getMerchant } from '../contract/session-calls.ts';
import { clientOf } from './client-of.ts';
import { readSessionCookie } from './session-cookie.ts';
import { findSession, isUseNew, recordUse } from './session-queries.ts';

/** What is open to a person who has to set up a second step first. Everything else is refused, also new routes. */
const OPEN_WITHOUT_FACTOR: ReadonlySet<string | undefined> = new Set([
  ...SET_UP_PATHS,
  getMerchant.path,
  acceptInvitation.path,
  switchShop.path,
]);

/**
 * Returns a function that finds the session of a request's cookie. It throws SECOND_FACTOR_MISSING for a person who has
 * to set up a second step first, so that no route has to ask.
 */
export function merchantFinder(ctx: Context): FindMerchant {
  const find = sessionFinder(ctx);
  return async (request) => {
    const session = await find(request);
    if (session?.lacksSecondFactor && !OPEN_WITHOUT_FACTOR.has(request.routeOptions.url))
      throw new AppError('SECOND_FACTOR_MISSING');
    return session;
  };
}

/** Returns a function that finds the session of a request's cookie, and stores its use. */
export function sessionFinder(ctx: Context): (request: FastifyRequest) => Promise<MerchantSession | null> {
  const failureLog = new FailureLog(ctx.log, {}, 'the last use of a login was not stored');
  return async (request) => {
    const secret = readSessionCookie(request);
    const now = ctx.clock.now();
    const session = secret ? await findSession(ctx.db, secret, now) : null;
    if (session && isUseNew(session, now)) {
      // The request is still valid if this fails.
      await recordUse(ctx.db, session.sessionId, clientOf(request), now).then(
        () => failureLog.succeeded(),
        (error: unknown) => failureLog.failed(error),
      );
    }
    return session;
  };
}
