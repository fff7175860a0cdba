import { requireFeature } from '#features/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { FlowNodes, type FlowNode } from '../contract/flow-node.ts';
import type { WireNode } from '../contract/wire-node.ts';
import { isEditable } from '../rules/flow-shape.ts';
import { readWireNodes } from '../rules/read-wire-nodes.ts';
import { toWireNodes } from '../rules/to-wire-nodes.ts';
import { findFlow } from './engine/flow-queries.ts';
import { listSpoken, type Page, type SpokenFlow } from './read-flows.ts';

/** The plan's feature that changing the words of WhatsApp flows needs. */
const EDIT_FLAG = { WA: 'WAeditFlow', FB: 'editFlow' } as const;

/**
 * Changes what flows say, all of them or none. Refused with NOT_FOUND, FLOW_LOCKED for what WhatsApp approved,
 * FEATURE_LOCKED, or MALFORMED_REQUEST naming the part that cannot be.
 */
export async function saveFlows(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  page: Page,
  edited: readonly { flowId: string; nodes: readonly WireNode[] }[],
  definitions: readonly CampaignDefinition[],
): Promise<{ flowId: string; nodes: WireNode[] }[]> {
  await requireFeature(tx, page.shopId, EDIT_FLAG[page.channel]);
  const saved: { flowId: string; nodes: WireNode[] }[] = [];
  for (const [at, { flowId, nodes: wire }] of edited.entries()) {
    const flow = await getEditable(tx, page, flowId, definitions);
    const read = readWireNodes(wire, () => shortCode());
    if ('sentence' in read) throw new AppError('MALFORMED_REQUEST', { field: `flows.${at}.${read.field}` });
    await writeNodes(ctx, tx, { flow, nodes: read, field: `flows.${at}.nodes` });
    saved.push({ flowId, nodes: toWireNodes(read) });
  }
  return saved;
}

/** A part to be taken out: a whole one, or of one a card, a button or an answer. */
export interface Removal {
  flowId: string;
  masterId: string;
  elementId?: string | undefined;
  buttonId?: string | undefined;
  quickRepliesId?: string | undefined;
}

/** Takes parts out of flows; how many there were. What is not there any more is no fault. */
export async function removeNodes(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  page: Page,
  removals: readonly Removal[],
  definitions: readonly CampaignDefinition[],
): Promise<number> {
  await requireFeature(tx, page.shopId, EDIT_FLAG[page.channel]);
  let removed = 0;
  for (const flowId of new Set(removals.map((one) => one.flowId))) {
    const flow = await getEditable(tx, page, flowId, definitions);
    let nodes = flow.said;
    for (const removal of removals.filter((one) => one.flowId === flowId)) {
      const left = nodes.flatMap((node) =>
        node.masterId === removal.masterId ? without(node, removal) : [node],
      );
      if (JSON.stringify(left) !== JSON.stringify(nodes)) removed += 1;
      nodes = left;
    }
    await writeNodes(ctx, tx, { flow, nodes, field: 'nodes' });
  }
  return removed;
}

/** What is left of a part; nothing of one that is empty then. */
function without(node: FlowNode, { elementId, buttonId, quickRepliesId }: Removal): FlowNode[] {
  if (elementId === undefined && buttonId === undefined && quickRepliesId === undefined) return [];
  if (node.kind === 'quickReplies') {
    const replies = node.replies.filter(({ replyId }) => replyId !== quickRepliesId);
    return replies.length === 0 ? [] : [{ ...node, replies }];
  }
  if (node.kind === 'text')
    return [{ ...node, buttons: node.buttons.filter((one) => one.buttonId !== buttonId) }];
  if (node.kind !== 'cards') return [node];
  const cards = node.cards
    .filter(({ cardId }) => buttonId !== undefined || cardId !== elementId)
    .map((card) => ({ ...card, buttons: card.buttons.filter((one) => one.buttonId !== buttonId) }));
  return cards.length === 0 ? [] : [{ ...node, cards }];
}

type EditableFlow = SpokenFlow & Page;

async function getEditable(
  tx: Tx,
  page: Page,
  flowId: string,
  definitions: readonly CampaignDefinition[],
): Promise<EditableFlow> {
  const flow = await findFlow(tx, page.shopId, flowId, { isLocked: true });
  if (!flow || flow.channel !== page.channel) throw new AppError('NOT_FOUND', { field: 'flowId' });
  const spoken = (await listSpoken(tx, page, flow.type, definitions)).find((one) => one.flowId === flowId);
  if (!spoken || !isEditable(page.channel, spoken.said)) throw new AppError('FLOW_LOCKED', { field: flowId });
  return { ...spoken, ...page };
}

async function writeNodes(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { flow, nodes, field }: { flow: EditableFlow; nodes: readonly FlowNode[]; field: string },
): Promise<void> {
  const read = FlowNodes.safeParse(nodes);
  if (!read.success)
    throw new AppError('MALFORMED_REQUEST', {
      field: `${field}.${read.error.issues[0]?.path.join('.') ?? ''}`,
    });
  if (!isEditable(flow.channel, read.data)) throw new AppError('FLOW_LOCKED', { field });
  await tx
    .updateTable('flows')
    .set({ nodes: JSON.stringify(read.data), revision: flow.revision + 1, changed_at: ctx.clock.now() })
    .where('shop_id', '=', flow.shopId)
    .where('flow_id', '=', flow.flowId)
    .execute();
}
