import { SettingsError } from '#platform/config/settings-error.ts';
import type { Context } from '#platform/context.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

const KNOWN_WORD = 'bellbird';

/**
 * Compares the encryption key with the one that this database was begun with, before anything is touched: with
 * another one every token is unreadable, and what waits to be sent would be in doubt. Throws SettingsError.
 */
export async function checkEncryptionKey({ db, secrets }: Pick<Context, 'db' | 'secrets'>): Promise<void> {
  const begun = await db.selectFrom('installation').select('check_sealed as sealed').executeTakeFirst();
  // Begun before there was such a row: any token tells it.
  const token =
    begun ?? (await db.selectFrom('senders').select('access_token_sealed as sealed').executeTakeFirst());
  if (token && !canOpen(secrets, token.sealed)) {
    const sentence =
      'is not the one this database was begun with. Put that one back: without it no stored token can be read.';
    throw new SettingsError([{ variable: 'BELLBIRD_ENCRYPTION_KEY', value: undefined, sentence }]);
  }
  if (begun) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('installation')
    .values({ check_sealed: secrets.seal(KNOWN_WORD) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Another process was first, perhaps with another key.
  if (!numInsertedOrUpdatedRows) await checkEncryptionKey({ db, secrets });
}

function canOpen(secrets: SecretBox, sealed: Buffer): boolean {
  try {
    secrets.open(sealed);
    return true;
  } catch {
    return false;
  }
}
