import { encodeQR } from 'qr';
import { findPerson, isSecondFactorRequired } from '#features/foundations/team/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { addPasskey, startPasskey } from '../contract/passkey-calls.ts';
import {
  confirmApp as confirmAppCall,
  getSecurity,
  removeApp,
  renewRecoveryCodes,
  startApp,
} from '../contract/security-calls.ts';
import {
  checkCode,
  confirmApp,
  createApp,
  deleteApp,
  findApp,
  type CodeRefusal,
} from './authenticator-app.ts';
import { registerPasskeyRoutes } from './passkey-routes.ts';
import { listPasskeys, toPasskey } from './passkeys.ts';
import { personOf } from './person-of.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { setUpAddress, writeSecret } from './time-codes.ts';

/** The quiet zone that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The calls that a person may make who has to set up a second step before anything else. */
export const SET_UP_PATHS: readonly string[] = [
  getSecurity.path,
  startApp.path,
  confirmAppCall.path,
  startPasskey.path,
  addPasskey.path,
];

/** Registers the calls with which people manage the second step at their own login. */
export function registerSecurityRoutes(bind: CallBinder, ctx: Context): void {
  registerPasskeyRoutes(bind, ctx);
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => ctx.db.transaction().execute(work);
  bind.merchant(getSecurity, async ({ session }) => {
    const userId = personOf(session);
    const app = await findApp(ctx.db, userId);
    return {
      app: app && { addedAt: app.confirmedAt.toISOString() },
      recoveryCodesLeft: app ? await countRecoveryCodes(ctx.db, userId) : 0,
      passkeys: (await listPasskeys(ctx.db, userId)).map(toPasskey),
      isRequired: await isSecondFactorRequired(ctx.db, session.shopId),
    };
  });
  bind.merchant(startApp, async ({ session }) => {
    const userId = personOf(session);
    const person = await findPerson(ctx.db, userId);
    const secret = await inOne((tx) => createApp(ctx, tx, userId));
    const address = setUpAddress(secret, person?.email ?? '');
    return { secret: writeSecret(secret), address, ...drawQrCode(address) };
  });
  bind.merchant(confirmAppCall, async ({ session, body }) => {
    const userId = personOf(session);
    return inOneWithCode(ctx, async (tx) => ({
      refusal: await confirmApp(ctx, tx, userId, body.code),
      answer: async () => ({ recoveryCodes: await replaceRecoveryCodes(ctx, tx, userId) }),
    }));
  });
  bind.merchant(renewRecoveryCodes, async ({ session, body }) => {
    const userId = personOf(session);
    return inOneWithCode(ctx, async (tx) => ({
      refusal: await checkCode(ctx, tx, userId, body.code),
      answer: async () => ({ recoveryCodes: await replaceRecoveryCodes(ctx, tx, userId) }),
    }));
  });
  bind.merchant(removeApp, async ({ session, body }) => {
    const userId = personOf(session);
    return inOneWithCode(ctx, async (tx) => ({
      refusal: await checkCode(ctx, tx, userId, body.code),
      answer: async () => {
        await deleteApp(tx, userId);
        return { removed: true as const };
      },
    }));
  });
}

interface Checked<Answer> {
  refusal: CodeRefusal;
  /** What an accepted code leads to, in the same transaction. */
  answer: () => Promise<Answer>;
}

type Outcome<Answer> = { answer: Answer } | { refusal: NonNullable<CodeRefusal> };

/** Checks a code and acts on it in one transaction, which is committed after a wrong code, too, because that is counted. */
async function inOneWithCode<Answer>(
  { db }: Pick<Context, 'db'>,
  check: (tx: Tx) => Promise<Checked<Answer>>,
): Promise<Answer> {
  const checked = await db.transaction().execute(async (tx): Promise<Outcome<Answer>> => {
    const { refusal, answer } = await check(tx);
    return refusal === null ? { answer: await answer() } : { refusal };
  });
  if ('refusal' in checked) throw new AppError(checked.refusal);
  return checked.answer;
}

/** Returns a QR code as the outline of its dark modules, in a square of `qrSize` modules, which a page fills. */
function drawQrCode(text: string): { qrPath: string; qrSize: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { qrPath: dark.join(''), qrSize: rows.length };
}
