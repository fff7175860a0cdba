import type { FlowButton } from '../../contract/flow-button.ts';
import type { EditedNodeOf, NewId, NodeKind } from './document.ts';
import type { Fault, Judged } from './node-fault.ts';

/** Names something inside a part. */
export interface InnerIds {
  cardId: string | undefined;
  buttonId: string | undefined;
  replyId: string | undefined;
}

/** All that is decided about one kind of part, apart from how it looks. */
export interface NodeChecks<Kind extends NodeKind> {
  kind: Kind;
  name: string;
  /** Whether it may be added to a flow: a receipt is the campaign's own. */
  isAdded: boolean;
  /** As it begins. */
  empty: (newId: NewId) => EditedNodeOf<Kind>;
  /** The same with ids of its own. */
  copy: (node: EditedNodeOf<Kind>, newId: NewId) => EditedNodeOf<Kind>;
  faults: (node: EditedNodeOf<Kind>, judged: Judged) => Fault[];
  /** What is left without a card, a button or an answer of it; null where it is nothing then. */
  without: (node: EditedNodeOf<Kind>, inner: InnerIds) => EditedNodeOf<Kind> | null;
  /** Its words in a line, for lists. */
  gist: (node: EditedNodeOf<Kind>) => string;
}

export function copyButtons(buttons: readonly FlowButton[], newId: NewId): FlowButton[] {
  return buttons.map((button) => ({ ...button, buttonId: newId() }));
}
