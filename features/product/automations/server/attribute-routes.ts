import {
  changeAttributes,
  findAttributes,
  readNumberWords,
} from '#features/foundations/channels/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getWAAttributes, setWAAttributes, type WhatsAppAttributes } from '../contract/attribute-calls.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { DripSettings } from '../contract/drip-settings.ts';
import {
  attributesOfDrips,
  changeStored,
  splitAttributes,
  type SplitAttributes,
} from '../rules/page-attributes.ts';
import { changeDrip } from './change-drip.ts';
import { ensureCampaigns } from './ensure-campaigns.ts';

/**
 * Registers the calls for the merchant's WhatsApp settings. Each setting is stored in one place, and these calls
 * combine them.
 */
export function registerAttributeRoutes(
  bind: CallBinder,
  ctx: Context,
  campaigns: readonly CampaignDefinition[],
): void {
  bind.merchant(getWAAttributes, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, async (tx) => {
      const attributes = await readAttributes(tx, shopId);
      return { data: { attributes, country: (await getShop(tx, shopId)).country } };
    }),
  );
  bind.merchant(setWAAttributes, ({ session: { shopId }, body: { attributes, globalSet = false } }) => {
    const split = splitAttributes(attributes, campaigns);
    if ('why' in split)
      throw new AppError(split.why === 'unreachable' ? 'PHONE_INVALID' : 'MALFORMED_REQUEST', {
        field: `attributes.${split.field}`,
      });
    return inShop(ctx.db, shopId, async (tx) => {
      await changeAttributes(ctx, tx, shopId, (before) =>
        changeStored(before, split.kept, { globalSet, definitions: campaigns }),
      );
      await changeDrips(ctx, tx, shopId, split.drips, campaigns);
      return { attributes: await readAttributes(tx, shopId) };
    });
  });
}

async function readAttributes(tx: Tx, shopId: number): Promise<WhatsAppAttributes> {
  const drips = await listDripRows(tx, shopId);
  const settings = drips.map(({ type, drip_id: dripId, settings: stored }) => ({
    type,
    ...readStored(DripSettings, stored, `the settings of drip ${dripId}`),
  }));
  return {
    ...attributesOfDrips(settings),
    ...(await findAttributes(tx, shopId)),
    ...(await readNumberWords(tx, shopId)),
  };
}

function listDripRows(tx: Tx, shopId: number) {
  return tx
    .selectFrom('drips')
    .select(['type', 'drip_id', 'settings'])
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .orderBy('type')
    .orderBy('drip_index')
    .execute();
}

/** A setting of the whole campaign is stored with each of its drips. */
async function changeDrips(
  ctx: Context,
  tx: Tx,
  shopId: number,
  changes: SplitAttributes['drips'],
  campaigns: readonly CampaignDefinition[],
): Promise<void> {
  if (changes.length === 0) return;
  await ensureCampaigns(ctx, tx, shopId, campaigns);
  const drips = await listDripRows(tx, shopId);
  for (const { type, attributes } of changes)
    for (const { drip_id: dripId } of drips.filter((drip) => drip.type === type))
      await changeDrip(tx, { shopId, channel: 'WA', dripId }, { attributes }, campaigns);
}
