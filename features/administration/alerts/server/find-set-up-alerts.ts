import { sql } from 'kysely';
import { isOldStore } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { switchedCampaignTypes } from '#features/product/automations/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';

interface SetUp {
  channel: Channel;
  hasSender: boolean;
  isPillOn: boolean;
  isCartCampaignOn: boolean;
  tools: string[];
  campaigns: string[];
  broadcasts: string[];
}

/**
 * Finds what a shop has not set up. `severe` stops messages. `steps` are the other open steps.
 */
export async function findSetUpAlerts(
  tx: Tx,
  shopId: number,
  { isPageLost }: { isPageLost: boolean },
): Promise<{ severe: AlertFacts[]; steps: AlertFacts[] }> {
  const setUps = await readSetUps(tx, shopId);
  const severe = setUps
    // A lost page has its own alert.
    .filter(({ channel }) => channel === 'WA' || !isPageLost)
    .filter((one) => !one.hasSender && one.tools.length + one.campaigns.length + one.broadcasts.length > 0)
    .map(({ channel, tools, campaigns, broadcasts }): AlertFacts => ({
      kind: 'senderMissing',
      channel,
      tools,
      campaigns,
      broadcasts,
    }));
  const whatsApp = setUps.find(({ channel }) => channel === 'WA');
  // An old store has Messenger only, and no such steps.
  if (!whatsApp || isOldStore((await getShop(tx, shopId)).plan_name)) return { severe, steps: [] };
  const steps: AlertFacts[] = [
    ...(whatsApp.isPillOn ? [] : [{ kind: 'pillOff' as const }]),
    ...(whatsApp.isCartCampaignOn ? [] : [{ kind: 'cartCampaignOff' as const }]),
  ];
  const isReported = severe.some((one) => one.kind === 'senderMissing' && one.channel === 'WA');
  if (whatsApp.hasSender || isReported) return { severe, steps };
  const canSend = !isPageLost && setUps.some(({ hasSender }) => hasSender);
  const numberMissing: AlertFacts = { kind: 'numberMissing', canSend };
  return canSend
    ? { severe, steps: [numberMissing, ...steps] }
    : { severe: [numberMissing, ...severe], steps };
}

async function readSetUps(tx: Tx, shopId: number): Promise<SetUp[]> {
  const { rows } = await sql<SetUp>`
    select c.channel,
      exists (
        select from senders s where s.shop_id = ${shopId} and s.channel = c.channel and s.released_at is null
      ) as "hasSender",
      exists (
        select from opt_in_tools t
        where t.shop_id = ${shopId} and t.channel = c.channel and t.type = 'persistentPill' and t.is_active
      ) as "isPillOn",
      exists (
        select from campaigns k
        where k.shop_id = ${shopId} and k.channel = c.channel and k.type = 'abandonedCart' and k.is_on
      ) as "isCartCampaignOn",
      array(
        select t.name from opt_in_tools t where t.shop_id = ${shopId} and t.channel = c.channel and t.is_active
        order by t.name
      ) as tools,
      array(
        select k.type from campaigns k where k.shop_id = ${shopId} and k.channel = c.channel and k.is_on
          and k.type = any(${switchedCampaignTypes()}::text[])
        order by k.type
      ) as campaigns,
      array(
        select b.name from broadcasts b where b.shop_id = ${shopId} and c.channel = 'WA'
          and b.status in ('scheduled', 'sending') and not b.is_cancelled
        order by b.starts_at
      ) as broadcasts
    from (values ('WA'), ('FB')) as c (channel)
    order by c.channel desc`.execute(tx);
  return rows;
}
