import { useCallback, useState } from 'react';
import type { TargetChoice } from '../../flow-nodes/quick-replies/web/replies-view.tsx';
import type { EditedFlow } from '../../rules/editor/document.ts';
import { roomOf } from '../../rules/editor/edit-nodes.ts';
import { flowFaults } from '../../rules/editor/faults.ts';
import { useEditing } from './editing.ts';
import { DragNodes } from './node/drag-nodes.tsx';
import { AT_REST, type Dragged } from './node/dragged.ts';
import { NodeFrame } from './node/node-frame.tsx';

interface FlowNodesProps {
  flow: EditedFlow;
  targets: readonly TargetChoice[];
  /** Whether the pointer or focus has come near. Drag handles cost more than the part, and are drawn from then on. */
  isNear: boolean;
}

/** The parts of a flow, which can be dragged. */
export function FlowNodes({ flow: { flowId, nodes, rights }, targets, isNear }: FlowNodesProps) {
  const { channel } = useEditing();
  const [dragged, setDragged] = useState<ReadonlyMap<string, Dragged>>(new Map());
  const report = useCallback(
    (masterId: string, now: Dragged) => setDragged((before) => new Map(before).set(masterId, now)),
    [],
  );
  const faults = flowFaults(channel, flowId, nodes);
  const rooms = nodes.map(({ masterId }) => roomOf(nodes, masterId));
  const fixed = nodes.filter((_node, at) => rights !== 'all' || rooms[at] === null);
  return (
    <>
      {nodes.map((node, at) => {
        const wrong = faults.filter(({ place }) => place.masterId === node.masterId);
        return (
          <NodeFrame
            key={node.masterId}
            {...{ node, flowId, rights, at, targets }}
            from={rooms[at]?.from ?? null}
            to={rooms[at]?.to ?? null}
            wrong={wrong.map(({ header, sentence }) => `${header}: ${sentence}`).join('\n')}
            dragged={dragged.get(node.masterId) ?? AT_REST}
          />
        );
      })}
      {isNear && rights === 'all' && (
        <DragNodes flowId={flowId} order={idsOf(nodes)} fixed={idsOf(fixed)} report={report} />
      )}
    </>
  );
}

function idsOf(nodes: EditedFlow['nodes']): string {
  return nodes.map(({ masterId }) => masterId).join(' ');
}
