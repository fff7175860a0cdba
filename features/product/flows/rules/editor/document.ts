import type { Channel } from '#platform/channel/channel.ts';
import type { FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';
import type { TimeUnit } from '../../contract/time-box.ts';

/** A part in an editor, which may be invalid while it is written. Approved templates are shown as their text. */
export type EditedNode = Exclude<FlowNode, { kind: 'template' | 'ownTemplate' }>;
export type NodeKind = EditedNode['kind'];
export type EditedNodeOf<Kind extends NodeKind> = FlowNodeOf<Kind>;

export function isWritten(node: FlowNode): node is EditedNode {
  return node.kind !== 'template' && node.kind !== 'ownTemplate';
}

/** `all`: everything. `text`: texts only, without titles and new parts. `none`: read-only. */
export type Rights = 'all' | 'text' | 'none';

export interface EditedFlow {
  flowId: string;
  /** Whether the server does not have it yet. */
  isNew: boolean;
  rights: Rights;
  /** The revision that the edit is based on. 0 for a new flow. */
  revision: number;
  /** When it replaces the message itself, if ever. */
  instead?: string | undefined;
  nodes: readonly EditedNode[];
}

/** The typed time of the message. */
export interface EditedTime {
  magnitude: string;
  unit: TimeUnit;
}

/** The document of an editor: a message and everything that its answers lead to, the message first. */
export interface FlowDocument {
  channel: Channel;
  flows: readonly EditedFlow[];
  /** Null if nothing waits. */
  time: EditedTime | null;
}

/** The place of something: a flow, a part of it, and in that a card, a button or an answer, by id. */
export interface Place {
  flowId: string;
  masterId?: string;
  cardId?: string;
  buttonId?: string;
  replyId?: string;
  /** One of several fields, such as a card's subtitle. For a flow, its time. */
  field?: string;
}

export type NewId = () => string;

/** Returns the flow with this id, or null. */
export function flowOf(document: FlowDocument, flowId: string): EditedFlow | null {
  return document.flows.find((flow) => flow.flowId === flowId) ?? null;
}

/** Returns the part at a place, or null. */
export function nodeAt(document: FlowDocument, { flowId, masterId }: Place): EditedNode | null {
  return flowOf(document, flowId)?.nodes.find((node) => node.masterId === masterId) ?? null;
}

/**
 * Returns the document with one flow's parts changed, or the same object if nothing changed. Unchanged parts stay the
 * same objects.
 */
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

/** Whether two lists contain the same objects, not only equal ones. */
export function isSameList<Thing>(one: readonly Thing[], other: readonly Thing[]): boolean {
  return one === other || (one.length === other.length && one.every((thing, at) => thing === other[at]));
}
