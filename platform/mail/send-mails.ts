import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Mails } from '#database/schema/rows.ts';
import type { Context } from '#platform/context.ts';
import { ON_KNOWN_TIMELINE } from '../database/timeline.ts';
import { isLastTry, pauseMs } from './mail-tries.ts';
import { NO_MAIL_SERVER } from './no-mail-server.ts';

type Ctx = Pick<Context, 'db' | 'clock' | 'log'>;
type MailRow = Selectable<Mails>;

/** The result of handing over a mail. `unknown` means that the server may have accepted it. */
export type MailOutcome =
  | { kind: 'taken' }
  | { kind: 'refused'; isFinal: boolean; reason: string }
  | { kind: 'unknown'; reason: string };

/** Hands a mail to a mail server. Never throws. */
export type PostMail = (mail: {
  mailId: string;
  to: string;
  subject: string;
  text: string;
}) => Promise<MailOutcome>;

/** One mail of each shop at a time, so that one shop's many mails do not delay others. */
const SHOPS_AT_ONCE = 10;
/** Longer than handing over takes, so the process that started it is gone. */
const LOST_AFTER = "interval '10 minutes'";

/**
 * Sends the oldest due mail of several shops. Without a mail server they are given up, and a person can queue them
 * again.
 * Returns whether there may be more.
 */
export async function sendMails(ctx: Ctx, post: PostMail | null): Promise<boolean> {
  await closeLost(ctx);
  const mails = await takeDue(ctx);
  for (const mail of mails) {
    const outcome: MailOutcome = post
      ? await post({ mailId: mail.mail_id, to: mail.recipient, subject: mail.subject, text: mail.body })
      : { kind: 'refused', isFinal: true, reason: NO_MAIL_SERVER };
    await settle(ctx, mail, outcome);
  }
  return mails.length > 0;
}

/** Marked as started before anything is sent, so that a mail is not sent twice if the worker dies. */
async function takeDue({ db, clock }: Ctx): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    update mails m set state = 'sending', attempts = m.attempts + 1, begun_at = clock_timestamp()
    from (
      select shop_id, mail_id from mails
      where (shop_id, mail_id) in (
        select distinct on (shop_id) shop_id, mail_id from mails
        where state = 'queued' and due_at <= ${clock.now()} order by shop_id, due_at
      ) and state = 'queued' and ${sql.raw(ON_KNOWN_TIMELINE)}
      order by due_at limit ${SHOPS_AT_ONCE} for update skip locked
    ) due
    where m.shop_id = due.shop_id and m.mail_id = due.mail_id
    returning m.*`.execute(db);
  return rows;
}

async function closeLost({ db, log }: Ctx): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update mails set state = 'unknown', error = 'The process that sent it ended meanwhile.'
    where state = 'sending' and begun_at < clock_timestamp() - ${sql.raw(LOST_AFTER)}`.execute(db);
  if (numAffectedRows > 0n) log.warn({ count: Number(numAffectedRows) }, 'mails whose fate is not known');
}

async function settle({ db, clock, log }: Ctx, mail: MailRow, outcome: MailOutcome): Promise<void> {
  const now = clock.now();
  const isOver = outcome.kind === 'refused' && (outcome.isFinal || isLastTry(mail.attempts));
  if (outcome.kind !== 'taken')
    log.warn({ mailId: mail.mail_id, reason: outcome.reason, isOver }, 'mail not sent');
  await db
    .updateTable('mails')
    .set(
      outcome.kind === 'taken'
        ? { state: 'sent', sent_at: now, error: null }
        : {
            state: outcome.kind === 'unknown' ? 'unknown' : isOver ? 'failed' : 'queued',
            error: outcome.reason.slice(0, 500),
            due_at: new Date(now.getTime() + pauseMs(mail.attempts)),
          },
    )
    .where('shop_id', '=', mail.shop_id)
    .where('mail_id', '=', mail.mail_id)
    .where('state', '=', 'sending')
    .execute();
}

/** Whether a mail is due. One that was interrupted is closed by the regular check. */
export function mailsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from mails where state = 'queued' and due_at <= ${now})`;
}
