import type { Tx } from '#platform/database/database.ts';

/** The state of a mail: waiting for a first or another attempt, accepted, given up, or unknown. */
export interface MailFate {
  state: 'waiting' | 'taken' | 'refused' | 'unknown';
  /** The mail server's last response, or why it could not be reached; null without an error. */
  reason: string | null;
}

const STATES: Record<string, MailFate['state']> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'taken',
  failed: 'refused',
  unknown: 'unknown',
};

/** Returns the states of a shop's mails by id. A mail whose row was deleted is missing. */
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
