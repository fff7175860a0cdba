import type { Channel } from '#platform/channel/channel.ts';
import type { TimeUnit } from '../../contract/campaign.ts';
import type { FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';

/** A part as an editor holds it: it may be wrong while it is written. Approved templates are shown as their text. */
export type EditedNode = Exclude<FlowNode, { kind: 'template' | 'ownTemplate' }>;
export type NodeKind = EditedNode['kind'];
export type EditedNodeOf<Kind extends NodeKind> = FlowNodeOf<Kind>;

export function isWritten(node: FlowNode): node is EditedNode {
  return node.kind !== 'template' && node.kind !== 'ownTemplate';
}

/** `all`: everything. `text`: the words alone, no titles and nothing added. `none`: it is only shown. */
export type Rights = 'all' | 'text' | 'none';

export interface EditedFlow {
  flowId: string;
  /** No server has it yet. */
  isNew: boolean;
  rights: Rights;
  /** The revision that was looked at; 0 for a new one. */
  revision: number;
  /** When it is said in place of the message itself; left out where that is never. */
  instead?: string | undefined;
  nodes: readonly EditedNode[];
}

/** When the message goes out, as it is typed. */
export interface EditedTime {
  magnitude: string;
  unit: TimeUnit;
}

/** All that one editor holds: a message with everything that its answers lead to, the message first. */
export interface FlowDocument {
  channel: Channel;
  flows: readonly EditedFlow[];
  /** Null where nothing waits. */
  time: EditedTime | null;
}

/** Where something stands: a flow, a part of it, and in that a card, a button or an answer, by their ids. */
export interface Place {
  flowId: string;
  masterId?: string;
  cardId?: string;
  buttonId?: string;
  replyId?: string;
  /** Of one that has several, such as a card's subtitle; of a flow, its time. */
  field?: string;
}

export type NewId = () => string;

/** The flow of this id, or null. */
export function flowOf(document: FlowDocument, flowId: string): EditedFlow | null {
  return document.flows.find((flow) => flow.flowId === flowId) ?? null;
}

/** The part at a place, or null. */
export function nodeAt(document: FlowDocument, { flowId, masterId }: Place): EditedNode | null {
  return flowOf(document, flowId)?.nodes.find((node) => node.masterId === masterId) ?? null;
}

/** The document with the parts of one flow changed; the same where nothing is, and what is untouched is the same. */
export function withNodes(
  document: FlowDocument,
  flowId: string,
  change: (nodes: readonly EditedNode[]) => readonly EditedNode[],
): FlowDocument {
  const flow = flowOf(document, flowId);
  const nodes = flow && change(flow.nodes);
  if (!nodes || isSameList(flow.nodes, nodes)) return document;
  return { ...document, flows: document.flows.map((one) => (one === flow ? { ...one, nodes } : one)) };
}

/** Whether two lists have the same things in them, not only alike ones. */
export function isSameList<Thing>(one: readonly Thing[], other: readonly Thing[]): boolean {
  return one === other || (one.length === other.length && one.every((thing, at) => thing === other[at]));
}
