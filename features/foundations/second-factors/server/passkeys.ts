import type { Selectable } from 'kysely';
import type { Passkeys } from '#database/schema/rows.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { NewCredential, SignedCredential } from '../contract/passkey-calls.ts';
import { MOST_PASSKEYS, PASSKEY_ALGORITHMS } from '../contract/passkey-calls.ts';
import type { Passkey } from '../contract/security-calls.ts';
import { takeChallenge } from './passkey-challenges.ts';

type Row = Selectable<Passkeys>;

/** The place to which passkeys are bound: a browser offers them on pages of this host only. */
export function placeOfPasskeys(publicUrl: string): { host: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { host: hostname, origin };
}

export async function listPasskeys(db: Database | Tx, userId: string): Promise<Row[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();
}

export function toPasskey(row: Row): Passkey {
  return {
    passkeyId: row.passkey_id,
    name: row.name,
    addedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isSynced: row.is_synced,
  };
}

interface NewPasskey {
  userId: string;
  name: string;
  credential: NewCredential;
  /** The secret of the browser for which the challenge was made. */
  browser: string;
}

/**
 * Checks what a browser answered when it made a passkey, and stores the passkey. Throws PASSKEY_EXPIRED, PASSKEY_REFUSED and
 * PASSKEYS_FULL.
 */
export async function storePasskey(ctx: Context, given: NewPasskey): Promise<void> {
  const { userId, name, credential, browser } = given;
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const challenge = await takeChallenge(ctx.db, browser, ctx.clock.now());
  if (challenge === null) throw new AppError('PASSKEY_EXPIRED');
  const { host, origin } = placeOfPasskeys(ctx.settings.publicUrl);
  // Most processes never see a passkey, and the package takes a while to load.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).catch(refuse);
  if (!made) throw new AppError('PASSKEY_REFUSED');
  await ctx.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    if ((await listPasskeys(tx, userId)).length >= MOST_PASSKEYS) throw new AppError('PASSKEYS_FULL');
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkeys')
      .values({
        user_id: userId,
        credential_id: made.credential.id,
        public_key: Buffer.from(made.credential.publicKey),
        counter: made.credential.counter,
        transports,
        name,
        is_synced: made.credentialBackedUp,
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    // Its id is chosen by the device: one that exists is somebody's, and must not be moved.
    if (numInsertedOrUpdatedRows === 0n) throw new AppError('PASSKEY_REFUSED');
  });
}

/**
 * Checks the signature of a passkey, and returns the person. Throws PASSKEY_EXPIRED, PASSKEY_UNKNOWN and PASSKEY_REFUSED. A
 * counter that goes back is refused: there may be a copy of the passkey.
 */
export async function usePasskey(
  ctx: Context,
  { credential, browser }: { credential: SignedCredential; browser: string },
): Promise<string> {
  const challenge = await takeChallenge(ctx.db, browser, ctx.clock.now());
  if (challenge === null) throw new AppError('PASSKEY_EXPIRED');
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockPasskey(tx, credential.id);
    const handle = credential.response.userHandle;
    if (handle !== undefined && handle !== handleOf(row.user_id)) throw new AppError('PASSKEY_REFUSED');
    const { host, origin } = placeOfPasskeys(ctx.settings.publicUrl);
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...withoutMissing(credential), clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: row.counter,
        transports: row.transports,
      },
    }).catch(refuse);
    if (!verified) throw new AppError('PASSKEY_REFUSED');
    await tx
      .updateTable('passkeys')
      .set({
        counter: authenticationInfo.newCounter,
        is_synced: authenticationInfo.credentialBackedUp,
        last_used_at: ctx.clock.now(),
      })
      .where('passkey_id', '=', row.passkey_id)
      .execute();
    return row.user_id;
  });
}

/** Returns whether the person had the passkey. */
export async function deletePasskey(db: Database, userId: string, passkeyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function deletePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** A person's id as passkeys store it. It says nothing about the person. */
export function handleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Locked, so that a counter is not accepted twice. */
async function lockPasskey(tx: Tx, credentialId: string): Promise<Row> {
  const row = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('PASSKEY_UNKNOWN');
  return row;
}

/** The package does not accept an optional field that is there without a value. */
function withoutMissing({ response, ...credential }: SignedCredential) {
  const { userHandle, ...signed } = response;
  return { ...credential, response: userHandle === undefined ? signed : { ...signed, userHandle } };
}

/** The package throws an error for each thing that can be wrong. */
function refuse(cause: unknown): never {
  throw new AppError('PASSKEY_REFUSED', { cause });
}
