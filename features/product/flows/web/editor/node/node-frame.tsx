import { CSS } from '@dnd-kit/utilities';
import { memo } from 'react';
import { fill } from '#platform/language/reader.ts';
import type { TargetChoice } from '../../../flow-nodes/quick-replies/web/replies-view.tsx';
import type { EditedNode, Rights } from '../../../rules/editor/document.ts';
import { texts } from '../../../texts/en.ts';
import type { Dragged } from './dragged.ts';
import styles from './node-frame.module.css';
import { NodeTools } from './node-tools.tsx';
import { NodeView } from './node-view.tsx';
import { useNear } from './use-near.ts';

interface NodeFrameProps {
  node: EditedNode;
  flowId: string;
  rights: Rights;
  /** Its position, and the range in which it can move. Null if it is fixed. */
  at: number;
  from: number | null;
  to: number | null;
  targets: readonly TargetChoice[];
  wrong: string;
  dragged: Dragged;
}

/** A part of a flow with its buttons: move, copy, delete. */
export const NodeFrame = memo(function NodeFrame({
  node,
  flowId,
  rights,
  at,
  from,
  to,
  targets,
  wrong,
  dragged: { setNodeRef, transform, transition, isDragging, setActivatorNodeRef, attributes, listeners },
}: NodeFrameProps) {
  const { isNear, coming } = useNear();
  return (
    <div
      ref={setNodeRef}
      {...coming}
      className={styles.node}
      data-kind={node.kind}
      data-dragging={isDragging}
      data-wrong={wrong !== ''}
      style={{
        transform: CSS.Translate.toString(transform),
        ...(transition !== undefined && { transition }),
      }}
    >
      <NodeView {...{ node, flowId, rights, targets, wrong }} />
      {rights === 'all' && (
        <NodeTools
          {...{ flowId, at, from, to, isNear, setActivatorNodeRef, attributes, listeners }}
          masterId={node.masterId}
          kind={node.kind}
          name={fill(texts.numberedParts[node.kind], { number: at + 1 })}
        />
      )}
    </div>
  );
});
