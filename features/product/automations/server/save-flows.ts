import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { FlowNodes, type FlowNode } from '#features/product/flows/contract/flow-node.ts';
import type { WireNode } from '#features/product/flows/contract/wire-node.ts';
import { isWritten } from '#features/product/flows/rules/editor/document.ts';
import { withoutInner } from '#features/product/flows/rules/editor/node-list.ts';
import { isEditable } from '#features/product/flows/rules/flow/flow-shape.ts';
import { EDIT_FLAG } from '#features/product/flows/rules/flow/may-edit.ts';
import { toWireNodes } from '#features/product/flows/rules/flow/to-wire-nodes.ts';
import { inOrder, lostReply } from '#features/product/flows/rules/flow/wanted-nodes.ts';
import {
  findFlow,
  createFlows,
  readParts,
  requireSound,
  writeFlow,
  type Page,
} from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { recompose } from './engine/recompose.ts';
import { listSpoken, type SpokenFlow } from './read-flows.ts';

/** The content of a flow as an editor sends it. */
export interface EditedFlow {
  flowId: string;
  nodes: readonly WireNode[];
  order?: readonly string[] | undefined;
  revision?: number | undefined;
  shouldCreate?: boolean | undefined;
  type?: string | undefined;
}
type SavedFlow = { flowId: string; nodes: WireNode[]; revision: number };

/**
 * Changes the content of flows, all or none. Refused with NOT_FOUND, FLOW_LOCKED for approved content, FLOW_CHANGED if
 * somebody else has saved, FEATURE_LOCKED, or MALFORMED_REQUEST with the invalid part.
 */
export async function saveFlows(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  page: Page,
  edited: readonly EditedFlow[],
  definitions: readonly CampaignDefinition[],
): Promise<{ saveId: string; flows: SavedFlow[] }> {
  await requireFeature(tx, page.shopId, EDIT_FLAG[page.channel]);
  // A save contains each flow once.
  if (new Set(edited.map(({ flowId }) => flowId)).size < edited.length)
    throw new AppError('MALFORMED_REQUEST', { field: 'flowId' });
  const now = ctx.clock.now();
  const saveId = timeOrderedId(now);
  const fresh = edited.filter(({ shouldCreate }) => shouldCreate === true);
  const isType = (type: string) => definitions.some((one) => one.type === type && one.channels[page.channel]);
  await createFlows(tx, page, { flows: fresh, now }, isType);
  const editable = await listEditable(
    tx,
    page,
    edited.map(({ flowId }) => flowId),
    definitions,
  );
  const saved: SavedFlow[] = [];
  for (const [at, wanted] of edited.entries()) {
    const flow = getEditable(editable, wanted.flowId);
    const nodes = readWanted(flow, wanted, `flows.${at}`);
    const revision = await write(tx, { flow, nodes, field: `flows.${at}.nodes`, now, saveId, wanted });
    saved.push({ flowId: flow.flowId, nodes: toWireNodes(nodes), revision });
  }
  const changed = saved.filter(({ flowId, revision }) => editable.get(flowId)?.revision !== revision);
  await sayAnew(
    tx,
    page,
    changed.map(({ flowId }) => flowId),
    definitions,
  );
  return { saveId, flows: saved };
}

/** Returns all wanted parts of a flow, checked. */
function readWanted(flow: EditableFlow, { nodes, order }: EditedFlow, field: string): FlowNode[] {
  const whole = inOrder(order, readParts(nodes, field), flow.effectiveNodes);
  requireSound({ ...flow, field }, whole);
  const lost = lostReply(whole, flow.effectiveNodes, flow.siblings);
  if (lost !== null) throw new AppError('MALFORMED_REQUEST', { field: `${field}.payload` });
  return whole;
}

/** Something to remove: a whole part, or a card, a button or an answer of a part. */
export interface Removal {
  flowId: string;
  masterId: string;
  elementId?: string | undefined;
  buttonId?: string | undefined;
  quickRepliesId?: string | undefined;
}

/** Removes parts of flows and returns their number. Parts that do not exist any more are ignored. */
export async function removeNodes(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  page: Page,
  removals: readonly Removal[],
  definitions: readonly CampaignDefinition[],
): Promise<number> {
  await requireFeature(tx, page.shopId, EDIT_FLAG[page.channel]);
  const now = ctx.clock.now();
  const saveId = timeOrderedId(now);
  let removed = 0;
  const flowIds = [...new Set(removals.map((one) => one.flowId))];
  const editable = await listEditable(tx, page, flowIds, definitions);
  for (const flowId of flowIds) {
    const flow = getEditable(editable, flowId);
    let nodes = flow.effectiveNodes;
    for (const removal of removals.filter((one) => one.flowId === flowId)) {
      const left = nodes.flatMap((node) =>
        node.masterId === removal.masterId ? without(node, removal) : [node],
      );
      if (JSON.stringify(left) !== JSON.stringify(nodes)) removed += 1;
      nodes = left;
    }
    await write(tx, { flow, nodes, field: 'nodes', now, saveId });
  }
  if (removed > 0) await sayAnew(tx, page, flowIds, definitions);
  return removed;
}

/** Composes waiting messages again with the new content. */
async function sayAnew(
  tx: Tx,
  { shopId }: Page,
  flowIds: readonly string[],
  definitions: readonly CampaignDefinition[],
): Promise<void> {
  if (flowIds.length > 0) await recompose(tx, { shopId, flowIds }, definitions);
}

/** Returns what is left of a part, or nothing if it is empty. */
function without(node: FlowNode, { elementId, buttonId, quickRepliesId }: Removal): FlowNode[] {
  if (elementId === undefined && buttonId === undefined && quickRepliesId === undefined) return [];
  if (!isWritten(node)) return [node];
  const left = withoutInner(node, { cardId: elementId, buttonId, replyId: quickRepliesId });
  return left === null ? [] : [left];
}

/** `siblings` are the ids of all flows of its campaign, the possible targets of answers. */
type EditableFlow = SpokenFlow & Page & { siblings: ReadonlySet<string> };

/** Returns these flows by id, locked. Each campaign's flows are read once. */
async function listEditable(
  tx: Tx,
  page: Page,
  flowIds: readonly string[],
  definitions: readonly CampaignDefinition[],
): Promise<ReadonlyMap<string, EditableFlow>> {
  const types = new Set<string>();
  for (const flowId of flowIds) {
    const flow = await findFlow(tx, page.shopId, flowId, { isLocked: true });
    if (flow?.channel === page.channel) types.add(flow.type);
  }
  const editable = new Map<string, EditableFlow>();
  for (const type of types) {
    const spoken = await listSpoken(tx, page, type, definitions);
    const siblings = new Set(spoken.map(({ flowId }) => flowId));
    for (const flow of spoken) editable.set(flow.flowId, { ...flow, ...page, siblings });
  }
  return editable;
}

function getEditable(flows: ReadonlyMap<string, EditableFlow>, flowId: string): EditableFlow {
  const flow = flows.get(flowId);
  if (!flow) throw new AppError('NOT_FOUND', { field: 'flowId' });
  if (!isEditable(flow.effectiveNodes)) throw new AppError('FLOW_LOCKED', { field: flowId });
  return flow;
}

interface Writing {
  flow: EditableFlow;
  nodes: readonly FlowNode[];
  field: string;
  now: Date;
  saveId: string;
  wanted?: EditedFlow;
}

/** Writes a flow's content and its version. Returns its new revision. */
async function write(tx: Tx, { flow, nodes, field, now, saveId, wanted }: Writing): Promise<number> {
  const read = FlowNodes.safeParse(nodes);
  if (!read.success)
    throw new AppError('MALFORMED_REQUEST', {
      field: `${field}.${read.error.issues[0]?.path.join('.') ?? ''}`,
    });
  if (!isEditable(read.data)) throw new AppError('FLOW_LOCKED', { field });
  // A save that is repeated because its answer was lost finds itself stored.
  if (JSON.stringify(read.data) === JSON.stringify(flow.nodes)) return flow.revision;
  if (wanted?.revision !== undefined && wanted.revision !== flow.revision)
    throw new AppError('FLOW_CHANGED', { field: flow.flowId });
  const revision = flow.revision + 1;
  const about = { shopId: flow.shopId, flowId: flow.flowId, saveId, revision, savedAt: now };
  await writeFlow(tx, {
    ...about,
    nodes: read.data,
    before: flow.revision === 0 ? null : flow.effectiveNodes,
  });
  return revision;
}
