import { sendTest, type NewTest } from '#features/engine/messaging/server/test-sends-api.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import type { WireNode } from '#features/product/flows/contract/wire-node.ts';
import { isEditable } from '#features/product/flows/rules/flow/flow-shape.ts';
import {
  FLOW_ID,
  listFlows,
  type StoredFlow,
  readDraft,
  type Page,
} from '#features/product/flows/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import type { CampaignDefinition, CampaignOnChannel } from '../../contract/campaign-definition.ts';
import { dripTerms } from '../../rules/drip-terms.ts';
import { findStep, type Step } from '../engine/step-queries.ts';
import { ensureCampaigns } from '../ensure-campaigns.ts';
import { composeTest } from './compose-test.ts';
import { mayTest } from './list-testers.ts';

/** The tested message and its recipient. */
export interface WantedTest {
  shopId: number;
  to: TestPlace;
  /** A drip by its id or by the id of its first flow, or a campaign's first drip with one of its flows. */
  what: { sourceId: string } | { type: string; flowKey: string };
  /** Another flow of that campaign instead of the drip's first one. */
  flowId?: string | undefined;
  /** The flow's unsaved content. */
  nodes?: readonly WireNode[] | undefined;
}

/** A typed number, or a person who wrote to the page. */
export type TestPlace = { channel: 'WA'; phoneNumber: string } | { channel: 'FB'; subscriberId: string };

/**
 * Sends a message of a campaign with its settings and sample values, and returns its id. Creates no code in the store.
 * Refused with NOT_FOUND, FEATURE_LOCKED, PHONE_INVALID, PHONE_UNCLEAR, CHAT_NOT_OPEN, SUPPORT_NUMBER_MISSING,
 * DISCOUNT_MISSING, NOTHING_TO_TEST, or like `sendTest`.
 */
export async function testCampaign(
  ctx: Context,
  wanted: WantedTest,
  definitions: readonly CampaignDefinition[],
): Promise<string> {
  // Two transactions, because the template stays submitted even if the test cannot be sent yet. Not in the shop's own
  // database role, which cannot store jobs.
  const test = await ctx.db.transaction().execute((tx) => prepareTest(ctx, tx, wanted, definitions));
  return ctx.db.transaction().execute((tx) => sendTest(ctx, tx, test));
}

async function prepareTest(
  ctx: Context,
  tx: Tx,
  wanted: WantedTest,
  definitions: readonly CampaignDefinition[],
): Promise<NewTest> {
  const { shopId, to } = wanted;
  await ensureCampaigns(ctx, tx, shopId, definitions);
  const { definition, side, step } = await findTested(tx, wanted, definitions);
  await requireFeature(tx, shopId, side.planFlag);
  return {
    shopId,
    channel: to.channel,
    to: await readPlace(ctx, tx, wanted, step),
    purpose: dripTerms(definition, step).purpose,
    source: { type: step.type, id: step.dripId },
    ...(await composeBeginning(ctx, tx, { shopId, side, step })),
  };
}

/**
 * Outside an open chat WhatsApp only accepts a template, which is the start of a flow. The rest waits for an answer.
 */
async function composeBeginning(ctx: Context, tx: Tx, composing: Parameters<typeof composeTest>[2]) {
  const { contents, links } = await composeTest(ctx, tx, composing);
  const [content, ...rest] = contents;
  return { content, followedBy: composing.step.channel === 'FB' ? rest : [], links };
}

/** On Messenger only people who wrote first can get messages. A template needs no open chat, but a tester. */
async function readPlace(
  ctx: Context,
  tx: Tx,
  { shopId, to }: WantedTest,
  { shop }: Step,
): Promise<NewTest['to']> {
  if (to.channel === 'WA') {
    const written = to.phoneNumber;
    return { phoneE164: requirePhone({ written, shopCountry: shop.country }, 'phoneNumber') };
  }
  const { subscriberId } = to;
  if (!(await mayTest(ctx, tx, shopId, subscriberId))) throw new AppError('CHAT_NOT_OPEN');
  return { subscriberId };
}

interface Tested {
  definition: CampaignDefinition;
  side: CampaignOnChannel;
  step: Step;
}

async function findTested(
  tx: Tx,
  { shopId, to: { channel }, what, flowId, nodes }: WantedTest,
  definitions: readonly CampaignDefinition[],
): Promise<Tested> {
  const dripId = await findDripId(tx, { shopId, channel }, what);
  const step = dripId === null ? null : await findStep(tx, shopId, dripId);
  const definition = definitions.find(({ type }) => type === step?.type);
  const side = definition?.channels[channel];
  if (!step || !definition || !side || step.channel !== channel) throw new AppError('NOT_FOUND');
  const flows = await listFlows(tx, shopId, channel, step.type);
  const key = 'flowKey' in what ? what.flowKey : definition.chooseFlows?.(step.settings.own)[0];
  const flow = flows.find((one) =>
    flowId === undefined ? one.key === (key ?? step.flow.key) : one.flowId === flowId,
  );
  if (!flow) throw new AppError('NOT_FOUND');
  return {
    definition,
    side,
    step: { ...step, flow: nodes ? withDraft({ channel, side }, flow, nodes) : flow },
  };
}

/** Returns the flow with its unsaved content, refused like a save. Approved content stays as it is. */
function withDraft(
  { channel, side }: { channel: Channel; side: CampaignOnChannel },
  flow: StoredFlow,
  wire: readonly WireNode[],
): StoredFlow {
  const written = flow.nodes ?? side.flows.find(({ key }) => key === flow.key)?.nodes.en ?? [];
  if (!isEditable(written)) throw new AppError('FLOW_LOCKED', { field: 'nodes' });
  return { ...flow, nodes: readDraft({ channel, flowId: flow.flowId, field: 'nodes' }, wire) };
}

async function findDripId(
  tx: Tx,
  { shopId, channel }: Page,
  what: WantedTest['what'],
): Promise<string | null> {
  if ('sourceId' in what && !FLOW_ID.test(what.sourceId)) return null;
  const drips = tx
    .selectFrom('drips')
    .select('drip_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .orderBy('drip_index')
    .limit(1);
  const row = await (
    'sourceId' in what
      ? drips.where((where) =>
          where.or([where('drip_id', '=', what.sourceId), where('flow_id', '=', what.sourceId)]),
        )
      : drips.where('type', '=', what.type)
  ).executeTakeFirst();
  return row?.drip_id ?? null;
}
