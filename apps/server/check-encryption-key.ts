import { SettingsError } from '#platform/config/settings-error.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { canOpen, opensKnownWord, sealKnownWord } from '#platform/secrets/known-word.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

/**
 * Compares the encryption key with the key that this database was created with, before anything else happens. With
 * another key, no token could be read, and queued messages would become uncertain. Throws SettingsError.
 */
export async function checkEncryptionKey({ db, secrets }: Pick<Context, 'db' | 'secrets'>): Promise<void> {
  const started = await db.selectFrom('installation').select('check_sealed').executeTakeFirst();
  const isRight = started ? opensKnownWord(secrets, started.check_sealed) : await opensToken(db, secrets);
  if (!isRight) {
    const sentence =
      'is not the one this database was begun with. Put that one back: without it no stored token can be read.';
    throw new SettingsError([{ variable: 'BELLBIRD_ENCRYPTION_KEY', value: undefined, sentence }]);
  }
  if (started) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('installation')
    .values({ check_sealed: sealKnownWord(secrets) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Another process stored its key first. It may be another key.
  if (!numInsertedOrUpdatedRows) await checkEncryptionKey({ db, secrets });
}

/**
 * Checks the key of a database without a stored check value: a token that decrypts proves the key. Returns true if
 * there is no token.
 */
async function opensToken(db: Database, secrets: SecretBox): Promise<boolean> {
  const token = await db.selectFrom('senders').select(['shop_id', 'access_token_sealed']).executeTakeFirst();
  if (!token) return true;
  return canOpen(secrets, token.access_token_sealed, {
    shopId: token.shop_id,
    column: 'senders.access_token',
  });
}
