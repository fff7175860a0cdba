import type { ReactNode } from 'react';
import { CardsView } from '../../../flow-nodes/cards/web/cards-view.tsx';
import { MediaView } from '../../../flow-nodes/media/web/media-view.tsx';
import { RepliesView, type TargetChoice } from '../../../flow-nodes/quick-replies/web/replies-view.tsx';
import { ReceiptView } from '../../../flow-nodes/receipt/web/receipt-view.tsx';
import { TextView } from '../../../flow-nodes/text/web/text-view.tsx';
import type { EditedNode, EditedNodeOf, NodeKind, Rights } from '../../../rules/editor/document.ts';

interface NodeViewProps<Kind extends NodeKind> {
  node: EditedNodeOf<Kind>;
  flowId: string;
  rights: Rights;
  targets: readonly TargetChoice[];
  wrong: string;
}

type View<Kind extends NodeKind> = (props: NodeViewProps<Kind>) => ReactNode;

/** Each view lists the props that it uses, so that a part is not drawn again for other changes. */
const VIEWS: { readonly [Kind in NodeKind]: View<Kind> } = {
  text: ({ node, flowId, rights }) => <TextView {...{ node, flowId, rights }} />,
  cards: ({ node, flowId }) => <CardsView {...{ node, flowId }} />,
  media: ({ node, flowId }) => <MediaView {...{ node, flowId }} />,
  quickReplies: ({ node, flowId, targets, wrong }) => <RepliesView {...{ node, flowId, targets, wrong }} />,
  receipt: () => <ReceiptView />,
};

/** The editable view of a part, by its kind. */
export function NodeView(props: NodeViewProps<EditedNode['kind']>) {
  return viewOf(props.node.kind)(props);
}

function viewOf<Kind extends NodeKind>(kind: Kind): View<Kind> {
  return VIEWS[kind];
}
