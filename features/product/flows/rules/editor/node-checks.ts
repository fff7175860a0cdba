import type { FlowButton } from '../../contract/flow-button.ts';
import type { EditedNodeOf, NewId, NodeKind } from './document.ts';
import type { Fault, CheckFacts } from './node-fault.ts';

/** The id of something inside a part. */
export interface InnerIds {
  cardId: string | undefined;
  buttonId: string | undefined;
  replyId: string | undefined;
}

/** The rules of one kind of part, apart from its appearance. */
export interface NodeChecks<Kind extends NodeKind> {
  kind: Kind;
  name: string;
  /** Whether merchants can add it. A receipt belongs to the campaign. */
  isAdded: boolean;
  /** Returns a new, empty part. */
  empty: (newId: NewId) => EditedNodeOf<Kind>;
  /** Returns a copy with new ids. */
  copy: (node: EditedNodeOf<Kind>, newId: NewId) => EditedNodeOf<Kind>;
  faults: (node: EditedNodeOf<Kind>, facts: CheckFacts) => Fault[];
  /** Returns the part without one of its cards, buttons or answers. Null if nothing is left. */
  without: (node: EditedNodeOf<Kind>, inner: InnerIds) => EditedNodeOf<Kind> | null;
  /** Returns its text as one line, for lists. */
  gist: (node: EditedNodeOf<Kind>) => string;
}

export function copyButtons(buttons: readonly FlowButton[], newId: NewId): FlowButton[] {
  return buttons.map((button) => ({ ...button, buttonId: newId() }));
}
