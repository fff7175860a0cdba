import { CardsView } from '../../flow-nodes/cards/web/cards-view.tsx';
import { MediaView } from '../../flow-nodes/media/web/media-view.tsx';
import { RepliesView, type TargetChoice } from '../../flow-nodes/quick-replies/web/replies-view.tsx';
import { ReceiptView } from '../../flow-nodes/receipt/web/receipt-view.tsx';
import { TextView } from '../../flow-nodes/text/web/text-view.tsx';
import type { EditedNode, Rights } from '../../rules/editor/document.ts';

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
