import { createHmac, randomInt } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { RECOVERY_CODE_LENGTH, RECOVERY_LETTERS, writeRecoveryCode } from '../rules/read-code.ts';

const CODES = 10;

/** Replaces a person's recovery codes and returns the new ones, which are nowhere else. */
export async function replaceRecoveryCodes(
  ctx: Pick<Context, 'settings'>,
  tx: Tx,
  userId: string,
): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: CODES }, makeCode);
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(ctx, userId, code) })))
    .execute();
  return codes.map(writeRecoveryCode);
}

/** Uses a recovery code up. Returns whether the person had it. */
export async function useRecoveryCode(
  ctx: Pick<Context, 'settings'>,
  tx: Tx,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(ctx, userId, code))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function countRecoveryCodes(db: Database | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

function makeCode(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH }, () =>
    RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length)),
  ).join('');
}

/** Keyed, because all codes of this length can be tried against a plain hash within days. */
function hashOf({ settings }: Pick<Context, 'settings'>, userId: string, code: string): Buffer {
  const key = createHmac('sha256', settings.encryptionKey).update('bellbird recovery code').digest();
  return createHmac('sha256', key).update(`${userId}:${code}`).digest();
}
