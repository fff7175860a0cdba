import { isFeatureOpen, holdPlan } from '#features/foundations/plans/server/index.ts';
import { listVariants } from '#features/foundations/templates/server/index.ts';
import { EDIT_FLAG } from '#features/product/flows/rules/flow/may-edit.ts';
import { filesInNodes } from '#features/product/flows/rules/flow/portable-nodes.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import { defineCopyKind } from '#platform/copies/copy-kind.ts';
import { refusal } from '#platform/copies/copy-note.ts';
import type { Tx } from '#platform/database/database.ts';
import { CAMPAIGNS } from '../../campaign-list.ts';
import type { CampaignDefinition, CampaignOnChannel } from '../../contract/campaign-definition.ts';
import { PortableCampaign } from '../../contract/portable-campaign.ts';
import { fitCampaign, summariseCampaign, type CampaignFacts } from '../../rules/copies/fit-campaign.ts';
import { namesOn } from '../../rules/names-on.ts';
import { sidesOf } from '../../rules/sides-of.ts';
import { unfitReason } from '../../rules/unfit-reason.ts';
import { texts } from '../../texts/all.ts';
import { readCampaignStates } from '../campaign-states.ts';
import { ensureCampaigns } from '../ensure-campaigns.ts';
import { readPortable, type CampaignOfShop } from './read-portable.ts';
import { replaceCampaign } from './replace-campaign.ts';

interface Ready {
  campaign: PortableCampaign;
  mayEdit: boolean;
}

/**
 * Campaigns with a switch as things that can be copied to another store. A shop has each campaign once, so a copy
 * replaces the settings and texts of the target's, and never its switch. Their ids are `channel.type`.
 */
export const campaignCopies = defineCopyKind<PortableCampaign, Ready>({
  kind: 'campaign',
  name: () => texts.list.name,
  version: 1,
  content: PortableCampaign,
  list: listCampaigns,
  read: async (ctx, tx, { shopId, id }) => {
    const found = sides().find((one) => one.id === id);
    if (!found) return null;
    await ensureCampaigns(ctx, tx, shopId, [found.definition]);
    return readPortable(tx, ofShop(shopId, found));
  },
  files: ({ flows }) => flows.flatMap(({ nodes }) => filesInNodes(nodes)),
  isInPlan: (tx, shopId, content) => isFeatureOpen(tx, shopId, sideOf(content).side.planFlag),
  lock: async (ctx, tx, { shopId, content }) => {
    await holdPlan(tx, shopId);
    await ensureCampaigns(ctx, tx, shopId, [sideOf(content).definition]);
    await rowOf(tx, shopId, content).forUpdate().execute();
  },
  fit: async (_ctx, tx, { content, source, target, fileAddress }) => {
    const { shopId } = target;
    const found = sideOf(content);
    const { title: name } = namesOn(content.channel, found.definition);
    const row = await rowOf(tx, shopId, content).executeTakeFirst();
    if (row?.is_on) return refusal('campaignOn', { name });
    const { campaign, mayEdit, notes } = fitCampaign(content, {
      source,
      fileAddress,
      mayEdit: await isFeatureOpen(tx, shopId, EDIT_FLAG[content.channel]),
      hasTemplate: await templateFinder(tx, shopId, content),
      usualFlow: (dripIndex) => found.side.drips.find((drip) => drip.dripIndex === dripIndex)?.flow ?? '',
    });
    return { ready: { campaign, mayEdit }, name, notes, replaces: name };
  },
  create: async (ctx, tx, { target: { shopId }, ready }) => {
    const { type, channel } = ready.campaign;
    const found = sideOf(ready.campaign);
    const before = await readPortable(tx, ofShop(shopId, found));
    await replaceCampaign(ctx, tx, { shopId, ...ready, definition: found.definition });
    const after = await readPortable(tx, ofShop(shopId, found));
    return {
      what: { campaign: type, channel },
      before: { ...summariseCampaign(before) },
      after: { ...summariseCampaign(after) },
    };
  },
});

interface Side {
  id: string;
  channel: Channel;
  definition: CampaignDefinition;
  side: CampaignOnChannel;
}

function sides(): Side[] {
  return CAMPAIGNS.flatMap((definition) =>
    sidesOf(definition)
      .filter(({ side }) => side.hasSwitch)
      .map(({ channel, side }) => ({ id: `${channel}.${definition.type}`, channel, definition, side })),
  );
}

function sideOf({ type, channel }: Pick<PortableCampaign, 'type' | 'channel'>): Side {
  const found = sides().find((one) => one.id === `${channel}.${type}`);
  if (!found) throw new Error(`there is no campaign ${type} on ${channel}`);
  return found;
}

function ofShop(shopId: number, { channel, definition, side }: Side): CampaignOfShop {
  const { type, operatorSettings = [] } = definition;
  return { shopId, channel, type, flowKeys: side.flows.map(({ key }) => key), operatorSettings };
}

function rowOf(tx: Tx, shopId: number, { type, channel }: PortableCampaign) {
  return tx
    .selectFrom('campaigns')
    .select('is_on')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('type', '=', type);
}

async function listCampaigns(ctx: Context, tx: Tx, shopId: number) {
  const states = {
    WA: await readCampaignStates(ctx, tx, { shopId, channel: 'WA' }, CAMPAIGNS),
    FB: await readCampaignStates(ctx, tx, { shopId, channel: 'FB' }, CAMPAIGNS),
  };
  return sides().map(({ id, channel, definition }) => ({
    id,
    name: namesOn(channel, definition).title,
    about: definition.words.about,
    state: states[channel][definition.type] ? ('on' as const) : ('off' as const),
  }));
}

/** Returns the function that says whether a message can start with the target's own template of the same text. */
async function templateFinder(
  tx: Tx,
  shopId: number,
  content: PortableCampaign,
): Promise<CampaignFacts['hasTemplate']> {
  const { side } = sideOf(content);
  const named = content.messages.flatMap(({ start }) => ('template' in start ? [start.template] : []));
  const variants = new Map<string, Awaited<ReturnType<typeof listVariants>>>();
  for (const name of new Set(named)) variants.set(name, await listVariants(tx, shopId, name));
  return ({ template, language, body }, dripIndex) =>
    (variants.get(template) ?? []).some(
      (one) =>
        one.language === language &&
        one.definition.body === body &&
        unfitReason(side, dripIndex, one.definition) === null,
    );
}
