import type { Tx } from '#platform/database/database.ts';

/** What became of a mail: it waits for its first or another try, was taken, was given up, or nobody knows. */
export interface MailFate {
  state: 'waiting' | 'taken' | 'refused' | 'unknown';
  /** What the mail server said last, or why there was nobody to ask; null where nothing went wrong. */
  reason: string | null;
}

const STATES: Record<string, MailFate['state']> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'taken',
  failed: 'refused',
  unknown: 'unknown',
};

/** What became of a shop's mails by their ids; of one that was thrown away since, nothing. */
export async function findMailFates(
  tx: Tx,
  shopId: number,
  mailIds: readonly string[],
): Promise<Map<string, MailFate>> {
  if (mailIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('mails')
    .select(['mail_id', 'state', 'error'])
    .where('shop_id', '=', shopId)
    .where('mail_id', 'in', mailIds)
    .execute();
  return new Map(
    rows.map((row) => [row.mail_id, { state: STATES[row.state] ?? 'unknown', reason: row.error }]),
  );
}
