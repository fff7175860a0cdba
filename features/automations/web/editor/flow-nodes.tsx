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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, useMemo } from 'react';
import type { TargetChoice } from '../../flow-nodes/quick-replies/web/replies-view.tsx';
import { moveNode, roomOf } from '../../rules/editor/edit-nodes.ts';
import { flowFaults } from '../../rules/editor/faults.ts';
import { useEditing, useFlow } from './editing.ts';
import { NodeFrame } from './node/node-frame.tsx';

interface FlowNodesProps {
  flowId: string;
  /** The ids of the parts, with blanks between them. */
  order: string;
  targets: readonly TargetChoice[];
}

/** The parts of a flow, which can be dragged. A letter typed in one of them passes by what drags. */
export const FlowNodes = memo(function FlowNodes({ flowId, order, targets }: FlowNodesProps) {
  const { edit } = useEditing();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = useMemo(() => order.split(' '), [order]);
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
        <Nodes targets={targets} />
      </SortableContext>
    </DndContext>
  );
});

const HOW_TO_DRAG = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
};

/** What is said to those who do not see it move. */
function announcementsOf(ids: readonly string[]): Announcements {
  const place = (over: Over | null) => `place ${ids.indexOf(String(over?.id)) + 1} of ${ids.length}`;
  return {
    onDragStart: () => 'Picked up.',
    onDragOver: ({ over }) => (over ? `It would stand at ${place(over)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `It stands at ${place(over)}.` : 'It stays where it was.'),
    onDragCancel: () => 'It stays where it was.',
  };
}

function Nodes({ targets }: Pick<FlowNodesProps, 'targets'>) {
  const { channel } = useEditing();
  const { flowId, nodes, rights } = useFlow();
  const faults = flowFaults(channel, flowId, nodes);
  return nodes.map((node, at) => {
    const room = roomOf(nodes, node.masterId);
    const wrong = faults.filter(({ place }) => place.masterId === node.masterId);
    return (
      <NodeFrame
        key={node.masterId}
        {...{ node, flowId, rights, at, targets }}
        from={room?.from ?? null}
        to={room?.to ?? null}
        wrong={wrong.map(({ header, sentence }) => `${header}: ${sentence}`).join('\n')}
      />
    );
  });
}
