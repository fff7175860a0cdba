import { getShop } from '#features/foundations/store-data/server/index.ts';
import { ensureTemplate } from '#features/foundations/templates/server/index.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { templatesIn } from '#features/product/flows/rules/flow/default-nodes.ts';
import { delaySeconds } from '#features/product/flows/rules/flow/delay-seconds.ts';
import { ensureFlows } from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { CampaignDefinition, DripDefinition } from '../contract/campaign-definition.ts';
import { DripSettings } from '../contract/drip-settings.ts';
import { sidesOf, type CampaignSide } from '../rules/sides-of.ts';

/** Creates the campaigns, flows and drips that a shop does not have yet. Campaigns with a switch are off. */
export async function ensureCampaigns(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const now = clock.now();
  for (const campaign of definitions.flatMap(sidesOf)) {
    const { type, channel, side } = campaign;
    const key = { shop_id: shopId, channel, type };
    await tx
      .insertInto('campaigns')
      .values({ ...key, is_on: !side.hasSwitch, changed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const keys = side.flows.map((flow) => flow.key);
    const flowIds = await ensureFlows(tx, { shopId, channel }, { type, keys, now });
    if (side.drips.length > 0)
      await tx
        .insertInto('drips')
        .values(
          side.drips.map((drip) => ({
            ...key,
            ...toRow(drip),
            flow_id: flowIds.get(drip.flow) ?? '',
            drip_id: timeOrderedId(now),
          })),
        )
        .onConflict((conflict) => conflict.columns(['shop_id', 'channel', 'type', 'drip_index']).doNothing())
        .execute();
  }
}

function toRow(drip: DripDefinition) {
  return {
    drip_index: drip.dripIndex,
    delay_seconds: delaySeconds(drip.timeBox),
    time_box: JSON.stringify(drip.timeBox),
    is_enabled: drip.isEnabled,
    settings: JSON.stringify(drip.settings),
  };
}

/**
 * Submits the first templates of these campaigns' drips for a number or page, in the shop's language and in English.
 * Others follow when they are chosen, and other languages when somebody who reads them gets a message, because an
 * account's number of templates is limited.
 */
export async function ensureTemplates(
  ctx: Context,
  tx: Tx,
  { channel, ...sender }: { shopId: number; senderId: string; channel: Channel },
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  const { country } = await getShop(tx, sender.shopId);
  const languages = chooseLanguages({ locale: null, country });
  for (const one of definitions.flatMap(sidesOf).filter((each) => each.channel === channel)) {
    const { side } = one;
    const started = await listStarted(tx, sender.shopId, one);
    const instead = side.flows.flatMap(({ key, withoutDiscount, withoutPercent }) =>
      started.has(key) ? [withoutDiscount, withoutPercent] : [],
    );
    const templates = side.flows
      .filter(({ key }) => started.has(key) || instead.includes(key))
      .flatMap(({ nodes }) => languages.flatMap((language) => templatesIn(nodes[language] ?? [])));
    for (const template of templates) await ensureTemplate(ctx, tx, sender, template);
  }
}

/** Returns the keys of the flows that the shop's drips start with. */
async function listStarted(
  tx: Tx,
  shopId: number,
  { channel, type, chooseFlows }: CampaignSide,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('drips')
    .innerJoin('flows', (join) =>
      join.onRef('flows.shop_id', '=', 'drips.shop_id').onRef('flows.flow_id', '=', 'drips.flow_id'),
    )
    .select(['flows.flow_key', 'drips.drip_id', 'drips.settings'])
    .where('drips.shop_id', '=', shopId)
    .where('drips.channel', '=', channel)
    .where('drips.type', '=', type)
    .execute();
  return new Set(
    rows.flatMap(({ flow_key: key, drip_id: dripId, settings }) => {
      if (!chooseFlows) return key;
      return chooseFlows(readStored(DripSettings, settings, `the settings of drip ${dripId}`).own);
    }),
  );
}
