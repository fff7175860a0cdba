import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { memo, useLayoutEffect, useMemo } from 'react';
import { fill } from '#platform/language/reader.ts';
import { moveNode } from '../../../rules/editor/edit-nodes.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import type { Dragged } from './dragged.ts';

type ReportDrag = (masterId: string, dragged: Dragged) => void;

interface DragNodesProps {
  flowId: string;
  /** The ids of the parts, separated by spaces, and the ids of the fixed ones. */
  order: string;
  fixed: string;
  /** Reports the drag state of each part. */
  report: ReportDrag;
}

/** Handles dragging of a flow's parts. A separate component, so that typing in a part does not draw it again. */
export const DragNodes = memo(function DragNodes({ flowId, order, fixed, report }: DragNodesProps) {
  const { edit } = useEditing();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  const drop = ({ active, over }: DragEndEvent) => {
    const to = ids.indexOf(String(over?.id));
    if (to !== -1) edit((document) => moveNode(document, { flowId, masterId: String(active.id) }, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsOf(ids), screenReaderInstructions: HOW_TO_DRAG }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <DragNode key={id} id={id} isFixed={fixed.split(' ').includes(id)} report={report} />
        ))}
      </SortableContext>
    </DndContext>
  );
});

const HOW_TO_DRAG = { draggable: texts.dragging.help };

/** Returns the announcements for screen readers. */
function announcementsOf(ids: readonly string[]): Announcements {
  const values = (over: Over) => ({ place: ids.indexOf(String(over.id)) + 1, all: ids.length });
  return {
    onDragStart: () => texts.dragging.started,
    onDragOver: ({ over }) => (over ? fill(texts.dragging.over, values(over)) : undefined),
    onDragEnd: ({ over }) => (over ? fill(texts.dragging.dropped, values(over)) : texts.dragging.stayed),
    onDragCancel: () => texts.dragging.stayed,
  };
}

function DragNode({ id, isFixed, report }: { id: string; isFixed: boolean; report: ReportDrag }) {
  const { attributes, isDragging, listeners, setActivatorNodeRef, setNodeRef, transform, transition } =
    useSortable({ id, disabled: isFixed });
  const dragged = useMemo(
    () => ({ attributes, isDragging, listeners, setActivatorNodeRef, setNodeRef, transform, transition }),
    [attributes, isDragging, listeners, setActivatorNodeRef, setNodeRef, transform, transition],
  );
  useLayoutEffect(() => report(id, dragged), [report, id, dragged]);
  return null;
}
