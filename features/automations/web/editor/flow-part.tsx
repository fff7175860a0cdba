import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, useMemo, type ReactNode } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import type { EditedFlow } from '../../rules/editor/document.ts';
import { moveNode, roomOf } from '../../rules/editor/edit-nodes.ts';
import { flowFaults } from '../../rules/editor/faults.ts';
import { AddBar } from './add-bar.tsx';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { NodeFrame } from './node-frame.tsx';
import type { TargetChoice } from './nodes/quick-replies/replies-view.tsx';

interface FlowPartProps {
  channel: Channel;
  flow: EditedFlow;
  /** What stands above it: what it answers. */
  heading: string;
  targets: readonly TargetChoice[];
  /** What is shown in place of its parts where they may not be edited. */
  locked: ReactNode;
}

/** One flow of the document: what is said at one point of the chat, in its order. */
export const FlowPart = memo(function FlowPart({ channel, flow, heading, targets, locked }: FlowPartProps) {
  const { edit } = useEditing();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { flowId, nodes, rights } = flow;
  const order = nodes.map(({ masterId }) => masterId).join(' ');
  // The same list while the order is the same: a letter typed in one part draws no other anew.
  const ids = useMemo(() => order.split(' '), [order]);
  const faults = rights === 'none' ? [] : flowFaults(channel, flowId, nodes);
  return (
    <section className={styles.flow} aria-label={heading} data-place={flowId} tabIndex={-1}>
      <h3 className={styles.answer}>{heading}</h3>
      {rights === 'none' ? (
        locked
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={({ active, over }) => {
            const to = nodes.findIndex(({ masterId }) => masterId === over?.id);
            if (to !== -1)
              edit((document) => moveNode(document, { flowId, masterId: String(active.id) }, to));
          }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            {nodes.map((node, at) => {
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
            })}
          </SortableContext>
        </DndContext>
      )}
      {rights === 'all' && <AddBar flow={flow} document={{ channel }} />}
    </section>
  );
});
