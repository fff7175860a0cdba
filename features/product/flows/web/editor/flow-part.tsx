import { memo, type CSSProperties } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import type { TargetChoice } from '../../flow-nodes/quick-replies/web/replies-view.tsx';
import type { EditedFlow, EditedNode } from '../../rules/editor/document.ts';
import { mayAdd } from '../../rules/editor/edit-nodes.ts';
import { ADDED } from '../../rules/editor/node-list.ts';
import { AddBar } from './add-bar.tsx';
import { FlowNodes } from './flow-nodes.tsx';
import styles from './flow-part.module.css';
import { LockedFlow } from './locked-flow.tsx';
import { useNear } from './node/use-near.ts';

interface FlowPartProps {
  channel: Channel;
  flow: EditedFlow;
  /** The heading: the answer that leads to it. */
  heading: string;
  targets: readonly TargetChoice[];
  /** The flow as stored. Parts that cannot be edited are shown like this. */
  stored: PreviewedFlow | undefined;
  hasPlan: boolean;
}

/** The number of parts, which reserves their space until they have a layout. */
type Parts = CSSProperties & { '--parts': number };

/** One flow of the document, with its parts in order. */
export const FlowPart = memo(function FlowPart({
  channel,
  flow,
  heading,
  targets,
  stored,
  hasPlan,
}: FlowPartProps) {
  const { flowId, nodes, rights } = flow;
  const { isNear, coming } = useNear();
  const parts: Parts = { '--parts': nodes.length };
  return (
    <section
      {...coming}
      className={styles.flow}
      style={parts}
      aria-label={heading}
      data-place={flowId}
      tabIndex={-1}
    >
      <h3 className={styles.answer}>{heading}</h3>
      {rights === 'none' ? (
        <LockedFlow {...{ channel, hasPlan }} flow={stored} />
      ) : (
        <FlowNodes {...{ flow, targets, isNear }} />
      )}
      {rights === 'all' && <AddBar flowId={flowId} addable={addableTo(channel, nodes)} />}
    </section>
  );
});

function addableTo(channel: Channel, nodes: readonly EditedNode[]): string {
  return ADDED.flatMap(({ kind }) => (mayAdd(channel, nodes, kind) ? [kind] : [])).join(' ');
}
