import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import {
  createChallenge,
  placeOfPasskeys,
  usePasskey,
} from '#features/foundations/second-factors/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { finishLogin, logInByPasskey, startPasskeyLogin } from '../contract/account-calls.ts';
import { finishPendingLogin, logInAtOnce } from './log-in-person.ts';
import { clearPasskeyCookie, readPasskeyCookie, setPasskeyCookie } from './login-cookies.ts';

/** Throws if a request comes from another site, or if its network makes too many. */
export type Refuse = (request: FastifyRequest) => Promise<void>;

/** Registers the second steps of a login, and the login with a passkey, which needs no first one. */
export function registerSecondSteps(bind: CallBinder, ctx: Context, refuse: Refuse): void {
  const { publicUrl } = ctx.settings;
  bind.public(finishLogin, async ({ raw, reply, body }) => {
    await refuse(raw);
    const session = await finishPendingLogin(ctx, { raw, reply }, body.code);
    if (session) await bind.onAct(session, { path: finishLogin.path, ip: raw.ip, change: null });
    return { loggedIn: true as const };
  });
  bind.public(startPasskeyLogin, async ({ raw, reply }) => {
    await refuse(raw);
    const secret = randomBytes(32).toString('base64url');
    setPasskeyCookie(reply, secret, publicUrl);
    return {
      challenge: await createChallenge(ctx.db, secret, ctx.clock.now()),
      host: placeOfPasskeys(publicUrl).host,
    };
  });
  bind.public(logInByPasskey, async ({ raw, reply, body: { credential } }) => {
    await refuse(raw);
    const browser = readPasskeyCookie(raw, publicUrl);
    if (!browser) throw new AppError('PASSKEY_EXPIRED');
    clearPasskeyCookie(reply, publicUrl);
    const userId = await usePasskey(ctx, { credential, browser });
    const session = await logInAtOnce(ctx, { raw, reply }, userId);
    if (session) await bind.onAct(session, { path: logInByPasskey.path, ip: raw.ip, change: null });
    return { loggedIn: true as const };
  });
}
