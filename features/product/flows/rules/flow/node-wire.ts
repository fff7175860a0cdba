import type { FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import type { EditedNodeOf, NewId, NodeKind } from '../editor/document.ts';

/** The fault of a flow's part, for merchants. */
export interface NodeFault {
  field: string;
  sentence: string;
}

/**
 * Writes one kind of part in the API's form. A template becomes two parts, because its answers are a part of their own.
 */
export type WriteNode<Kind extends FlowNode['kind']> = (node: FlowNodeOf<Kind>) => WireNode[];

/** Reads a part from the API, or returns null if it is another kind. */
export type ReadNode<Kind extends NodeKind> = (
  wire: WireNode,
  made: { masterId: string; newId: NewId },
) => EditedNodeOf<Kind> | NodeFault | null;
