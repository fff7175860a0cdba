import type { Selectable } from 'kysely';
import type { Drips } from '#database/schema/rows.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { CAMPAIGNS } from '../campaign-list.ts';

export type DripRow = Selectable<Drips>;

/** Gives a shop the campaigns it does not have yet, switched off, with their default drips. */
export async function ensureCampaigns(ctx: Context, tx: Tx, shopId: number): Promise<void> {
  const now = ctx.clock.now();
  for (const campaign of CAMPAIGNS) {
    const key = { shop_id: shopId, channel: 'WA', type: campaign.type };
    await tx
      .insertInto('campaigns')
      .values({ ...key, is_on: false, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const drip of campaign.drips) {
      await tx
        .insertInto('drips')
        .values({
          ...key,
          drip_id: timeOrderedId(now),
          drip_index: drip.dripIndex,
          delay_seconds: drip.delaySeconds,
          time_box: JSON.stringify(drip.timeBox),
          template_name: drip.template.name,
          template_language: drip.template.language,
          discount: JSON.stringify(drip.discount),
          utm: JSON.stringify(drip.utm),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

export async function isCampaignOn(tx: Tx, shopId: number, type: string): Promise<boolean> {
  const row = await tx
    .selectFrom('campaigns')
    .select('is_on')
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('type', '=', type)
    .executeTakeFirst();
  return row?.is_on ?? false;
}

export async function listDrips(tx: Tx, shopId: number, type: string): Promise<DripRow[]> {
  return tx
    .selectFrom('drips')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('type', '=', type)
    .orderBy('drip_index')
    .execute();
}

export async function findDrip(tx: Tx, shopId: number, dripId: string): Promise<DripRow | null> {
  const row = await tx
    .selectFrom('drips')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('drip_id', '=', dripId)
    .executeTakeFirst();
  return row ?? null;
}
