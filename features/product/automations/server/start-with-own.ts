import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { listVariants } from '#features/foundations/templates/server/index.ts';
import type { FlowNode } from '#features/product/flows/contract/flow-node.ts';
import { storeFlow } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import type { Unfit } from '../contract/campaign.ts';
import { unfitReason } from '../rules/unfit-reason.ts';
import { isSendable } from './engine/own-templates.ts';

/** The prefix in the key of an own template's flow. */
export const OWN_KEY = 'own:';

interface Wanted {
  shopId: number;
  /** A campaign's type, or `broadcast`. */
  campaign: string;
  templateName: string;
}

/**
 * Returns the id of an own template's flow, always the same one. Broadcasts identify texts by template ids and need no
 * flow, so for them it is the template's id. Refused with NOT_FOUND, TEMPLATE_NOT_APPROVED, and if none of the
 * campaign's drips can use it, TEMPLATE_VALUE_UNKNOWN with the variable, or TEMPLATE_WITHOUT_ANSWERS.
 */
export async function startWithOwn(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, campaign, templateName: name }: Wanted,
  definitions: readonly CampaignDefinition[],
): Promise<string> {
  const variants = await listVariants(tx, shopId, name);
  const [first] = variants;
  if (!first) throw new AppError('NOT_FOUND', { field: 'template_name' });
  const senderId = await findSenderId(tx, shopId, 'WA');
  const sendable = variants.find((one) => isSendable(one, senderId));
  if (!sendable) throw new AppError('TEMPLATE_NOT_APPROVED', { field: 'template_name' });
  const definition = definitions.find(({ type }) => type === campaign);
  if (!definition) return sendable.templateId;
  const side = definition.channels.WA;
  if (side) {
    const reasons = side.drips.map(({ dripIndex }) => unfitReason(side, dripIndex, sendable.definition));
    if (!reasons.includes(null)) refuseUnfit(reasons[0] ?? { kind: 'answers' });
  }
  const nodes: FlowNode[] = [{ kind: 'ownTemplate', masterId: 'n1', name, language: first.language }];
  return storeFlow(
    tx,
    { shopId, channel: 'WA' },
    { type: campaign, key: OWN_KEY + name, nodes, now: clock.now() },
  );
}

/** Refuses a flow that a drip cannot send. */
export async function requireSayable(
  tx: Tx,
  {
    shopId,
    side,
    dripIndex,
  }: { shopId: number; side: CampaignDefinition['channels']['WA']; dripIndex: string },
  nodes: readonly FlowNode[] | null,
): Promise<void> {
  const own = nodes?.find((node) => node.kind === 'ownTemplate');
  if (!own || !side) return;
  const [template] = await listVariants(tx, shopId, own.name);
  if (!template) throw new AppError('NOT_FOUND', { field: 'flowId' });
  const reason = unfitReason(side, dripIndex, template.definition);
  if (reason) refuseUnfit(reason);
}

/** Refuses a template that a drip cannot start with. */
export function refuseUnfit(reason: Unfit): never {
  if (reason.kind === 'value') throw new AppError('TEMPLATE_VALUE_UNKNOWN', { field: reason.variable });
  throw new AppError('TEMPLATE_WITHOUT_ANSWERS');
}
