import type { EditedNode, Rights } from '../../rules/editor/document.ts';
import { CardsView } from './nodes/cards/cards-view.tsx';
import { MediaView } from './nodes/media/media-view.tsx';
import { RepliesView, type TargetChoice } from './nodes/quick-replies/replies-view.tsx';
import { ReceiptView } from './nodes/receipt/receipt-view.tsx';
import { TextView } from './nodes/text/text-view.tsx';

interface NodeViewProps {
  node: EditedNode;
  flowId: string;
  rights: Rights;
  targets: readonly TargetChoice[];
  wrong: string;
}

/** A part of a flow as it is edited, by its kind. */
export function NodeView({ node, targets, flowId, rights, wrong }: NodeViewProps) {
  switch (node.kind) {
    case 'text':
      return <TextView {...{ node, flowId, rights }} />;
    case 'cards':
      return <CardsView node={node} flowId={flowId} />;
    case 'media':
      return <MediaView node={node} flowId={flowId} />;
    case 'quickReplies':
      return <RepliesView node={node} flowId={flowId} wrong={wrong} targets={targets} />;
    case 'receipt':
      return <ReceiptView />;
  }
}
