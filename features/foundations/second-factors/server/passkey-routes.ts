import { composePasskeyAdded, findPerson } from '#features/foundations/team/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { addPasskey, MOST_PASSKEYS, removePasskey, startPasskey } from '../contract/passkey-calls.ts';
import { createChallenge } from './passkey-challenges.ts';
import { deletePasskey, handleOf, listPasskeys, placeOfPasskeys, storePasskey } from './passkeys.ts';
import { personOf } from './person-of.ts';

/** Registers the calls with which people add and remove passkeys. */
export function registerPasskeyRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(startPasskey, async ({ session }) => {
    const userId = personOf(session);
    const person = await findPerson(ctx.db, userId);
    const known = await listPasskeys(ctx.db, userId);
    if (known.length >= MOST_PASSKEYS) throw new AppError('PASSKEYS_FULL');
    return {
      challenge: await createChallenge(ctx.db, session.sessionId, ctx.clock.now()),
      host: placeOfPasskeys(ctx.settings.publicUrl).host,
      person: { id: handleOf(userId), email: person?.email ?? '', name: person?.name ?? '' },
      known: known.map((passkey) => passkey.credential_id),
    };
  });
  bind.merchant(addPasskey, async ({ session, body: { name, credential } }) => {
    const userId = personOf(session);
    await storePasskey(ctx, { userId, name, credential, browser: session.sessionId });
    await mailPasskeyAdded(ctx, { userId, name, shopId: session.shopId });
    return { added: true as const };
  });
  bind.merchant(removePasskey, async ({ session, body }) => ({
    removed: await deletePasskey(ctx.db, personOf(session), body.passkeyId),
  }));
}

/** Somebody at an unlocked computer could add a passkey of their own. */
async function mailPasskeyAdded(
  ctx: Context,
  { userId, name, shopId }: { userId: string; name: string; shopId: number },
): Promise<void> {
  const person = await findPerson(ctx.db, userId);
  if (ctx.settings.mail === null || !person || !isMailAddress(person.email)) return;
  const mail = composePasskeyAdded({ name, link: `${ctx.settings.publicUrl}/settings/security` });
  await ctx.db.transaction().execute((tx) => queueMail(ctx, tx, { shopId, to: person.email, ...mail }));
}
