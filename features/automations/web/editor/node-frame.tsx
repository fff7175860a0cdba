import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { EditedNode, Rights } from '../../rules/editor/document.ts';
import { duplicateNode, moveNode, removeNode } from '../../rules/editor/edit-nodes.ts';
import { NODE_RULES } from '../../rules/editor/nodes/node-list.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { IconButton } from './icon-button.tsx';
import { focusPlace } from './lead-to.ts';
import { NodeView } from './node-view.tsx';
import type { TargetChoice } from './nodes/quick-replies/replies-view.tsx';

interface NodeFrameProps {
  node: EditedNode;
  flowId: string;
  rights: Rights;
  /** Where it stands, and between which it may move; null where it stays. */
  at: number;
  from: number | null;
  to: number | null;
  targets: readonly TargetChoice[];
  wrong: string;
}

/** A part of a flow with what can be done with it as a whole: move, copy, delete. */
export const NodeFrame = memo(function NodeFrame({
  node,
  flowId,
  rights,
  at,
  from,
  to,
  targets,
  wrong,
}: NodeFrameProps) {
  const isMovable = rights === 'all' && from !== null;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: node.masterId,
      disabled: !isMovable,
    });
  const { edit, newId } = useEditing();
  const place = { flowId, masterId: node.masterId };
  const name = `${NODE_RULES[node.kind].name.toLowerCase()} ${at + 1}`;
  return (
    <div
      ref={setNodeRef}
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
        <div className={styles.nodeTools} role="group" aria-label={`Move, copy or delete ${name}`}>
          {isMovable && (
            <>
              <IconButton
                ref={setActivatorNodeRef}
                icon={IconGripVertical}
                {...attributes}
                {...listeners}
                label={`Drag ${name}`}
              />
              <IconButton
                icon={IconArrowUp}
                label={`Move ${name} up`}
                isDisabled={at === from}
                onClick={() => edit((document) => moveNode(document, place, at - 1))}
              />
              <IconButton
                icon={IconArrowDown}
                label={`Move ${name} down`}
                isDisabled={at === to}
                onClick={() => edit((document) => moveNode(document, place, at + 1))}
              />
            </>
          )}
          {node.kind !== 'quickReplies' && (
            <IconButton
              icon={IconCopy}
              label={`Duplicate ${name}`}
              onClick={() => edit((document) => duplicateNode(document, place, newId))}
            />
          )}
          <IconButton
            icon={IconTrash}
            label={`Delete ${name}`}
            onClick={() => {
              focusPlace(flowId);
              edit((document) => removeNode(document, place));
            }}
          />
        </div>
      )}
    </div>
  );
});
