import type { FlowNode, FlowNodeOf } from '../../contract/flow-node.ts';
import type { WireNode } from '../../contract/wire-node.ts';
import type { EditedNodeOf, NewId, NodeKind } from '../editor/document.ts';

/** A part of a flow that cannot be, as merchants are told it. */
export interface NodeFault {
  field: string;
  sentence: string;
}

/** A kind of part as the wire has it; a template takes two there, for its answers are a part of their own. */
export type WriteNode<Kind extends FlowNode['kind']> = (node: FlowNodeOf<Kind>) => WireNode[];

/** A part from the wire; null where it is of another kind. */
export type ReadNode<Kind extends NodeKind> = (
  wire: WireNode,
  made: { masterId: string; newId: NewId },
) => EditedNodeOf<Kind> | NodeFault | null;
