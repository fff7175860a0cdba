import { sql, type Selectable } from 'kysely';
import type { Senders } from '#database/schema/rows.ts';
import { FacebookError, type FacebookClient } from '#partners/facebook/facebook-client.ts';
import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import { tokenDeathReason } from '../rules/token-death.ts';
import { findFacebookClient } from './facebook-app.ts';
import { NOT_STOPPED } from './follow-account.ts';
import { markTokenDead, readNumber } from './read-number.ts';

/**
 * Asks the provider about the page or number with the oldest check: pages every hour whether their token is valid,
 * numbers every day for their state. Numbers that were stopped since, and restrictions that have ended, are checked
 * immediately. Returns whether one was due.
 */
export async function checkNextSender(ctx: Context, whatsapp: WhatsAppClient): Promise<boolean> {
  const sender = await takeDueSender(ctx);
  if (!sender) return false;
  const facebook = findFacebookClient(ctx.settings.meta);
  if (sender.channel === 'WA') await checkNumber(ctx, whatsapp, sender);
  else if (facebook) await checkPage(ctx, facebook, sender);
  return true;
}

/** Marked as checked before the request, so that another worker takes the next one. */
async function takeDueSender(ctx: Context): Promise<Selectable<Senders> | null> {
  const now = ctx.clock.now();
  const { rows } = await sql<Selectable<Senders>>`
    update senders set checked_at = ${now}
    where (shop_id, sender_id) = (
      select s.shop_id, s.sender_id from senders s join shops on shops.shop_id = s.shop_id
      where s.released_at is null and s.token_died_at is null and shops.uninstalled_at is null
        and (
          s.checked_at is null
          or s.checked_at < ${now}::timestamptz - case s.channel when 'FB' then interval '1 hour' else interval '1 day' end
          or s.checked_at < s.stopped_at
          or (s.stopped_until <= ${now} and (s.checked_at < s.stopped_until or s.checked_at < ${now}::timestamptz - interval '10 minutes'))
        )
      order by s.checked_at nulls first
      limit 1
      for update of s skip locked
    )
    returning *`.execute(ctx.db);
  return rows[0] ?? null;
}

async function checkNumber(
  ctx: Context,
  whatsapp: WhatsAppClient,
  sender: Selectable<Senders>,
): Promise<void> {
  try {
    await readNumber(ctx, whatsapp, sender);
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    ctx.log.info({ senderId: sender.sender_id, err: error }, 'number not read; it is asked about again');
    return;
  }
  await endRestriction(ctx, sender);
}

/** Ends a restriction at its own end, unless a later notice changed it. */
async function endRestriction(ctx: Context, sender: Selectable<Senders>): Promise<void> {
  await ctx.db
    .updateTable('senders')
    .set(NOT_STOPPED)
    .where('shop_id', '=', sender.shop_id)
    .where('sender_id', '=', sender.sender_id)
    .where('stopped_until', '<=', ctx.clock.now())
    .execute();
}

async function checkPage(ctx: Context, facebook: FacebookClient, sender: Selectable<Senders>): Promise<void> {
  try {
    const page = await facebook.getPage(
      sender.external_id,
      ctx.secrets.open(sender.access_token_sealed, {
        shopId: sender.shop_id,
        column: 'senders.access_token',
      }),
    );
    await ctx.db
      .updateTable('facebook_pages')
      .set({ page_name: page.name, page_picture_url: page.pictureUrl })
      .where('shop_id', '=', sender.shop_id)
      .where('sender_id', '=', sender.sender_id)
      .execute();
  } catch (error) {
    if (!(error instanceof FacebookError)) throw error;
    if (error.isDeadToken) return markTokenDead(ctx, sender, tokenDeathReason(error.subcode));
    ctx.log.info({ senderId: sender.sender_id, err: error }, 'page not read; it is asked about again');
  }
}
