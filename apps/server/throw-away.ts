import { sql, type RawBuilder } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { KEPT_DAYS } from '#features/administration/operation/server/wiring.ts';
import { removeOldInboundFiles } from '#features/engine/conversations/server/wiring.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { RetentionSettings } from '#platform/config/retention-settings.ts';
import type { Context } from '#platform/context.ts';
import { dropMonthParts } from '#platform/database/month-partitions.ts';
import type { Storage } from '#platform/storage/storage.ts';

type Ctx = Pick<Context, 'slowDb' | 'clock' | 'log' | 'settings'>;

/** Rows of a step, which is a transaction of its own; and the pause after it, in which others have the disk. */
const STEP = 5000;
const PAUSE_MS = 100;

type Kept = keyof typeof KEPT_DAYS;

/** Which rows of a table are due, and what tells them apart across its parts. */
interface Due {
  table: string;
  key: readonly string[];
  rows: RawBuilder<unknown>;
}

/**
 * Throws away what was kept long enough, of each table that only grows, a step of each. The keys that messages are
 * sent once by stay longest: longer than anything can fire again. Returns whether there may be more.
 */
export async function throwAway(ctx: Ctx, storage: Storage): Promise<boolean> {
  const now = ctx.clock.now();
  const { retention } = ctx.settings;
  let hasMore = false;
  for (const due of listDue(now, retention)) {
    const count = await removeStep(ctx, due);
    if (count > 0) ctx.log.info({ table: due.table, count }, 'old rows thrown away');
    hasMore ||= count === STEP;
  }
  if (retention.messageMonths !== null) {
    const before = monthsAgo(now, retention.messageMonths);
    const parts = await dropMonthParts(ctx.slowDb, 'messages', before);
    if (parts.length > 0) ctx.log.info({ parts }, 'old messages thrown away');
    hasMore = (await removeOldInboundFiles(ctx, storage, before)) || hasMore;
  }
  if (hasMore) await wait(PAUSE_MS);
  return hasMore;
}

/** What is due of each table; the operator's page shows the same terms. */
export function listDue(now: Date, { inboxDays, messageMonths }: RetentionSettings): Due[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const since = (table: Kept) => daysAgo(KEPT_DAYS[table].days);
  const due: Due[] = [
    {
      table: 'webhook_inbox',
      key: ['event_id', 'received_at'],
      // What was never understood is kept for a person to look at.
      rows: sql`received_at < ${daysAgo(inboxDays)}
        and (state = 'done' or received_at < ${daysAgo(Math.max(inboxDays, KEPT_DAYS.webhook_inbox.days))})`,
    },
    {
      table: 'webhook_deliveries',
      key: ['source', 'delivery_id'],
      rows: sql`received_at < ${since('webhook_deliveries')}`,
    },
    {
      table: 'unmatched_receipts',
      key: ['receipt_id'],
      rows: sql`received_at < ${since('unmatched_receipts')}`,
    },
    {
      table: 'message_keys',
      key: ['shop_id', 'message_key', 'subscriber_id'],
      rows: sql`created_at < ${since('message_keys')}`,
    },
    { table: 'decisions', key: ['shop_id', 'decision_id'], rows: sql`decided_at < ${since('decisions')}` },
    // What each was told stays with their message; until then a merged person's place in it is looked for.
    {
      table: 'sending_recipients',
      key: ['shop_id', 'sending_id', 'recipient_no'],
      rows: sql`(shop_id, sending_id) in (select shop_id, sending_id from sendings where expires_at < ${since('sending_recipients')})`,
    },
    {
      table: 'link_requests',
      key: ['shop_id', 'message_id', 'kind'],
      rows: sql`last_at < ${since('link_requests')}`,
    },
    { table: 'audit_log', key: ['shop_id', 'entry_id'], rows: sql`done_at < ${since('audit_log')}` },
    {
      table: 'provider_notices',
      key: ['shop_id', 'notice_id'],
      rows: sql`told_at < ${since('provider_notices')}`,
    },
    { table: 'consent_confirmations', key: ['shop_id', 'code'], rows: sql`expires_at < ${now}` },
    { table: 'chat_browsers', key: ['shop_id', 'token_hash'], rows: sql`expires_at < ${now}` },
    { table: 'merchant_sessions', key: ['session_hash'], rows: sql`expires_at < ${now}` },
    { table: 'media', key: ['shop_id', 'media_id'], rows: sql`cleared_at < ${since('media')}` },
    // By the database's own clock, as they are dated; a commit in doubt is asked for as soon as the database is back.
    {
      table: 'commit_markers',
      key: ['marker_id'],
      rows: sql`made_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS.commit_markers.days})`,
    },
  ];
  return [
    ...due,
    ...listDueOfShops(since),
    ...(messageMonths === null ? [] : listDueWithMessages(monthsAgo(now, messageMonths))),
  ];
}

/** What shops and their shoppers leave behind beside messages. */
function listDueOfShops(since: (table: Kept) => Date): Due[] {
  return [
    {
      table: 'shopper_tokens',
      key: ['shop_id', 'token_hash'],
      rows: sql`seen_at < ${since('shopper_tokens')}`,
    },
    {
      table: 'cart_links',
      key: ['shop_id', 'cart_token'],
      rows: sql`linked_at < ${since('cart_links')} and order_id is null`,
    },
    {
      table: 'product_views',
      key: ['shop_id', 'subscriber_id', 'product_id'],
      rows: sql`greatest(last_viewed_at, last_carted_at) < ${since('product_views')}`,
    },
    { table: 'cod_offers', key: ['shop_id', 'order_id'], rows: sql`changed_at < ${since('cod_offers')}` },
    {
      table: 'store_commands',
      key: ['shop_id', 'command_key'],
      rows: sql`settled_at < ${since('store_commands')}`,
    },
    // The files are gone long before.
    {
      table: 'exports',
      key: ['shop_id', 'export_id'],
      rows: sql`created_at < ${since('exports')} and file_key is null and state not in ('queued', 'running')`,
    },
    {
      table: 'imports',
      key: ['shop_id', 'import_id'],
      rows: sql`created_at < ${since('imports')} and state in ('failed', 'cancelled') and population = 0
        and file_key is null and errors_key is null`,
    },
    {
      table: 'mails',
      key: ['shop_id', 'mail_id'],
      rows: sql`created_at < ${since('mails')} and state in ('sent', 'unknown', 'failed')`,
    },
    { table: 'tool_prizes', key: ['shop_id', 'prize_id'], rows: sql`won_at < ${since('tool_prizes')}` },
    // Who looks at an experiment later than that sees what was kept, and no counts.
    {
      table: 'experiment_visitors',
      key: ['shop_id', 'experiment_id', 'visitor'],
      rows: sql`seen_at < ${since('experiment_visitors')}`,
    },
    {
      table: 'test_recipients',
      key: ['shop_id', 'recipient_id'],
      rows: sql`used_at < ${since('test_recipients')}`,
    },
    { table: 'test_days', key: ['shop_id', 'day'], rows: sql`day < ${since('test_days')}::date` },
    // A code of it may still wait with a message that is looked at for the last time.
    {
      table: 'store_discounts',
      key: ['shop_id', 'percent_hundredths', 'ends_at'],
      rows: sql`ends_at < ${since('store_discounts')}`,
    },
  ];
}

function listDueWithMessages(before: Date): Due[] {
  return [
    {
      table: 'messages',
      key: ['shop_id', 'message_id', 'created_at'],
      // What lies in a month's own part goes with it.
      rows: sql`tableoid = 'messages_default'::regclass and created_at < ${before}`,
    },
    { table: 'touches', key: ['shop_id', 'touch_id'], rows: sql`touched_at < ${before}` },
    { table: 'short_links', key: ['code'], rows: sql`message_created_at < ${before}` },
    {
      table: 'sending_links',
      key: ['code'],
      rows: sql`(shop_id, sending_id) in (select shop_id, sending_id from sendings where expires_at < ${before})`,
    },
    {
      table: 'sendings',
      key: ['shop_id', 'sending_id'],
      // Its messages say what it says, as long as there are any.
      rows: sql`expires_at < ${before}
        and not exists (select from sending_recipients r where r.shop_id = sendings.shop_id and r.sending_id = sendings.sending_id)
        and not exists (select from sending_links l where l.shop_id = sendings.shop_id and l.sending_id = sendings.sending_id)`,
    },
    // Whose an ordered cart was is asked as long as its messages may be credited.
    {
      table: 'cart_links',
      key: ['shop_id', 'cart_token'],
      rows: sql`linked_at < ${before} and order_id is not null`,
    },
    { table: 'messenger_echoes', key: ['shop_id', 'provider_message_id'], rows: sql`sent_at < ${before}` },
    {
      table: 'inbound_messages',
      key: ['shop_id', 'channel', 'provider_message_id'],
      rows: sql`received_at < ${before} and not exists (
        select from inbound_media f where f.shop_id = inbound_messages.shop_id and f.channel = inbound_messages.channel
          and f.provider_message_id = inbound_messages.provider_message_id and f.storage_key is not null)`,
    },
  ];
}

async function removeStep({ slowDb }: Ctx, { table, key, rows }: Due): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${rows} limit ${sql.lit(STEP)})`.execute(slowDb);
  return Number(numAffectedRows ?? 0);
}

function monthsAgo(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
