import { sql } from 'kysely';
import { switchedCampaignTypes } from '#features/product/automations/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';

type Of<Kind extends AlertFacts['kind']> = Extract<AlertFacts, { kind: Kind }>;

/** A campaign or tool that does nothing for this long while it is on needs attention. */
const IDLE_DAYS = 7;
/** How long an alert shows if the merchant cannot fix the problem itself. */
export const REPORTED_DAYS = 7;

/** Finds campaigns that are on and have a sender, but sent nothing for days. Activity is from the daily figures. */
export async function findIdleCampaigns(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const since = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  const { rows } = await sql<{ channel: Channel; type: string }>`
    select c.channel, c.type from campaigns c
    where c.shop_id = ${shopId} and c.is_on and c.type = any(${switchedCampaignTypes()}::text[])
      and c.changed_at < ${since}
      and exists (
        select from senders s where s.shop_id = c.shop_id and s.channel = c.channel and s.released_at is null)
      and not exists (
        select from daily_rollups r where r.shop_id = c.shop_id and r.channel = c.channel and r.source_type = c.type
          and r.day >= ${since}::date and (r.sent > 0 or r.failed > 0))
    order by c.channel desc, c.type`.execute(tx);
  return rows.map((campaign) => ({ kind: 'campaignIdle', ...campaign, days: IDLE_DAYS }));
}

/** Finds tools that have been on for days and that no shopper has seen in that time. */
export async function findIdleTools(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const since = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  const { rows } = await sql<{ channel: Channel; toolId: string; name: string }>`
    select t.channel, t.tool_id as "toolId", t.name from opt_in_tools t
    join shops s on s.shop_id = t.shop_id and greatest(t.switched_on_at, s.installed_at) < ${since}
    where t.shop_id = ${shopId} and t.is_active and not exists (
      select from tool_days d where d.shop_id = t.shop_id and d.tool_id = t.tool_id and d.day >= ${since}::date
        and d.impressions > 0)
    order by t.channel desc, t.name`.execute(tx);
  return rows.map((tool) => ({ kind: 'toolIdle', ...tool, days: IDLE_DAYS }));
}

/**
 * Finds what a recent change of plan switched off and nobody switched on again: names of tools and types of campaigns.
 */
export async function findLockedByPlan(tx: Tx, shopId: number, now: Date): Promise<Of<'lockedByPlan'>[]> {
  const since = new Date(now.getTime() - REPORTED_DAYS * DAY_MS);
  const { rows } = await sql<{ tools: string[]; campaigns: string[] }>`
    select array(
        select name from opt_in_tools
        where shop_id = ${shopId} and locked_at >= ${since} and not is_active and deleted_at is null
        order by name) as tools,
      array(
        select distinct type from campaigns where shop_id = ${shopId} and locked_at >= ${since} and not is_on
        order by type) as campaigns`.execute(tx);
  const [locked] = rows;
  if (!locked || locked.tools.length + locked.campaigns.length === 0) return [];
  return [{ kind: 'lockedByPlan', ...locked }];
}

/** Finds files that are ready, but whose e-mail failed. */
export async function findUnmailedFiles(tx: Tx, shopId: number, now: Date): Promise<Of<'exportNotMailed'>[]> {
  const { rows } = await sql<Omit<Of<'exportNotMailed'>, 'kind'>>`
    select e.export_id as "exportId", e.file_name as "fileName", e.email_to as "emailTo"
    from exports e join mails m on m.shop_id = e.shop_id and m.mail_id = e.mail_id
    where e.shop_id = ${shopId} and e.state = 'ready' and e.expires_at > ${now} and m.state = 'failed'
    order by e.created_at desc`.execute(tx);
  return rows.map((row) => ({ kind: 'exportNotMailed', ...row }));
}

/**
 * Finds recent failed imports, and recent failed exports that were not requested again. Returns at most three of each.
 */
export async function findFailedFiles(tx: Tx, shopId: number, now: Date): Promise<AlertFacts[]> {
  const since = new Date(now.getTime() - REPORTED_DAYS * DAY_MS);
  const imports = await sql<{ importId: string; name: string }>`
    select import_id as "importId", name from imports
    where shop_id = ${shopId} and state = 'failed' and created_at >= ${since}
    order by created_at desc limit 3`.execute(tx);
  const exports = await sql<{ exportId: string; fileName: string }>`
    select e.export_id as "exportId", e.file_name as "fileName" from exports e
    where e.shop_id = ${shopId} and e.state = 'failed' and e.created_at >= ${since} and not exists (
      select from exports n where n.shop_id = e.shop_id and n.kind = e.kind and n.params = e.params
        and n.created_at > e.created_at)
    order by e.created_at desc limit 3`.execute(tx);
  return [
    ...imports.rows.map((one): AlertFacts => ({ kind: 'importFailed', ...one })),
    ...exports.rows.map((one): AlertFacts => ({ kind: 'exportFailed', ...one })),
  ];
}
