import type { Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { AuthenticatorApps } from '#database/schema/rows.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { codeRefusalReason, countWrongCodes } from '../rules/judge-code.ts';
import { readCode } from '../rules/read-code.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { findStep } from './time-codes.ts';

type App = Selectable<AuthenticatorApps>;
type WithKeys = Pick<Context, 'settings' | 'secrets' | 'clock'>;
/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Why a code was refused. Null if it was accepted. */
export type CodeRefusal = ReturnType<typeof codeRefusalReason>;

/** Returns when the person confirmed an app, or null without one. */
export async function findApp(db: Database | Tx, userId: string): Promise<{ confirmedAt: Date } | null> {
  const row = await db
    .selectFrom('authenticator_apps')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.confirmed_at ? { confirmedAt: row.confirmed_at } : null;
}

/** Starts to set up an app, again if another one was not confirmed. Returns its secret. Throws APP_SET_UP_ALREADY. */
export async function createApp(ctx: WithKeys, tx: Tx, userId: string): Promise<Buffer> {
  const secret = randomBytes(SECRET_BYTES);
  const started = {
    secret_sealed: ctx.secrets.seal(secret.toString('base64'), placeOf(userId)),
    created_at: ctx.clock.now(),
  };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('authenticator_apps')
    .values({ user_id: userId, ...started })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...started, last_step: 0, wrong_codes: 0, wrong_code_at: null })
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('APP_SET_UP_ALREADY');
  return secret;
}

/**
 * Checks a code of an app that is being set up, and confirms the app if the code is right. Throws APP_NOT_SET_UP and
 * APP_SET_UP_ALREADY.
 */
export async function confirmApp(ctx: WithKeys, tx: Tx, userId: string, typed: string): Promise<CodeRefusal> {
  const app = await lockApp(tx, userId);
  if (app.confirmed_at !== null) throw new AppError('APP_SET_UP_ALREADY');
  const code = readCode(typed);
  const refusal = await checkAppCode(ctx, tx, app, code?.kind === 'app' ? code.code : '');
  if (refusal === null)
    await tx
      .updateTable('authenticator_apps')
      .set({ confirmed_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .execute();
  return refusal;
}

/**
 * Checks a code of the app, or a recovery code. An accepted code is used up, and a wrong one is counted, so the
 * transaction has to be committed in both cases. Throws APP_NOT_SET_UP.
 */
export async function checkCode(ctx: WithKeys, tx: Tx, userId: string, typed: string): Promise<CodeRefusal> {
  const app = await lockApp(tx, userId);
  if (app.confirmed_at === null) throw new AppError('APP_NOT_SET_UP');
  const code = readCode(typed);
  // Nobody can guess one of these, so they also work while wrong codes of the app are no longer checked.
  if (code?.kind === 'recovery')
    return (await useRecoveryCode(ctx, tx, userId, code.code)) ? null : 'CODE_WRONG';
  return checkAppCode(ctx, tx, app, code?.code ?? '');
}

/** Removes the app and the recovery codes. Returns whether there was one. */
export async function deleteApp(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Locked, so that of two requests with the same code only one is accepted. */
async function lockApp(tx: Tx, userId: string): Promise<App> {
  const app = await tx
    .selectFrom('authenticator_apps')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!app) throw new AppError('APP_NOT_SET_UP');
  return app;
}

async function checkAppCode(ctx: WithKeys, tx: Tx, app: App, code: string): Promise<CodeRefusal> {
  const now = ctx.clock.now();
  const secret = Buffer.from(ctx.secrets.open(app.secret_sealed, placeOf(app.user_id)), 'base64');
  const wrongCodes = countWrongCodes({ count: app.wrong_codes, latestAt: app.wrong_code_at }, now);
  const step = findStep(secret, code, now);
  const refusal = codeRefusalReason({ step, lastStep: app.last_step, wrongCodes });
  const change = tx.updateTable('authenticator_apps').where('user_id', '=', app.user_id);
  if (refusal === null && step !== null)
    await change.set({ last_step: step, wrong_codes: 0, wrong_code_at: null }).execute();
  if (refusal === 'CODE_WRONG')
    await change.set({ wrong_codes: wrongCodes + 1, wrong_code_at: now }).execute();
  return refusal;
}

/** Names the person, so that a secret of somebody else cannot be put in its place. */
function placeOf(userId: string) {
  return { shopId: 0, column: `authenticator_apps.secret_sealed ${userId}` };
}
