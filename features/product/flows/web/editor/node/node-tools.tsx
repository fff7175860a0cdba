import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { fill } from '#platform/language/reader.ts';
import type { NodeKind, Place } from '../../../rules/editor/document.ts';
import { duplicateNode, moveNode, removeNode } from '../../../rules/editor/edit-nodes.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { focusPlace } from '../focus-place.ts';
import { IconButton } from '../icon-button.tsx';
import type { Dragged } from './dragged.ts';
import styles from './node-frame.module.css';
import small from './small-tools.module.css';

interface NodeToolsProps extends Pick<Dragged, 'setActivatorNodeRef' | 'attributes' | 'listeners'> {
  flowId: string;
  masterId: string;
  kind: NodeKind;
  /** For example "text 2". */
  name: string;
  /** Its position, and the range in which it can move. Null if it is fixed. */
  at: number;
  from: number | null;
  to: number | null;
  /** Whether its icons are visible. */
  isNear: boolean;
}

/** The buttons for a whole part. Typing in the part does not draw them again. */
export const NodeTools = memo(function NodeTools({
  flowId,
  masterId,
  kind,
  name,
  at,
  from,
  to,
  isNear,
  setActivatorNodeRef,
  attributes,
  listeners,
}: NodeToolsProps) {
  const { edit, newId } = useEditing();
  const place = { flowId, masterId };
  return (
    <div
      className={`${styles.tools} ${small.tools}`}
      role="group"
      aria-label={fill(texts.partTools.label, { part: name })}
    >
      {from !== null && (
        <>
          <IconButton
            ref={setActivatorNodeRef}
            icon={IconGripVertical}
            isDrawn={isNear}
            {...attributes}
            {...listeners}
            label={fill(texts.partTools.drag, { part: name })}
          />
          <MoveButtons place={place} name={name} at={at} from={from} to={to} isNear={isNear} />
        </>
      )}
      {kind !== 'quickReplies' && (
        <IconButton
          icon={IconCopy}
          isDrawn={isNear}
          label={fill(texts.partTools.duplicate, { part: name })}
          onClick={() => edit((document) => duplicateNode(document, place, newId))}
        />
      )}
      <IconButton
        icon={IconTrash}
        isDrawn={isNear}
        label={fill(texts.partTools.delete, { part: name })}
        onClick={() => {
          focusPlace(flowId);
          edit((document) => removeNode(document, place));
        }}
      />
    </div>
  );
});

interface MoveButtonsProps extends Pick<NodeToolsProps, 'name' | 'at' | 'from' | 'to' | 'isNear'> {
  place: Place;
}

function MoveButtons({ place, name, at, from, to, isNear }: MoveButtonsProps) {
  const { edit } = useEditing();
  return (
    <>
      <IconButton
        icon={IconArrowUp}
        isDrawn={isNear}
        label={fill(texts.partTools.up, { part: name })}
        isDisabled={at === from}
        onClick={() => edit((document) => moveNode(document, place, at - 1))}
      />
      <IconButton
        icon={IconArrowDown}
        isDrawn={isNear}
        label={fill(texts.partTools.down, { part: name })}
        isDisabled={at === to}
        onClick={() => edit((document) => moveNode(document, place, at + 1))}
      />
    </>
  );
}
