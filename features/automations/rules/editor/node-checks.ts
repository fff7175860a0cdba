import type { FlowButton } from '../../contract/flow-node.ts';
import type { EditedNodeOf, NewId, NodeKind } from './document.ts';
import type { Fault, Judged } from './node-fault.ts';

/** All that is decided about one kind of part, apart from how it looks. */
export interface NodeChecks<Kind extends NodeKind> {
  /** What it is called where it is added. */
  name: string;
  /** As it begins. */
  empty: (newId: NewId) => EditedNodeOf<Kind>;
  /** The same with ids of its own. */
  copy: (node: EditedNodeOf<Kind>, newId: NewId) => EditedNodeOf<Kind>;
  faults: (node: EditedNodeOf<Kind>, judged: Judged) => Fault[];
  /** Its words in a line, for lists. */
  gist: (node: EditedNodeOf<Kind>) => string;
}

export function copyButtons(buttons: readonly FlowButton[], newId: NewId): FlowButton[] {
  return buttons.map((button) => ({ ...button, buttonId: newId() }));
}
