import { memo } from 'react';
import type { Channel } from '#platform/channel/channel.ts';
import type { PreviewedFlow } from '../../contract/flow-calls.ts';
import type { TargetChoice } from '../../flow-nodes/quick-replies/web/replies-view.tsx';
import type { EditedFlow, EditedNode } from '../../rules/editor/document.ts';
import { mayAdd } from '../../rules/editor/edit-nodes.ts';
import { ADDED } from '../../rules/editor/node-list.ts';
import { AddBar } from './add-bar.tsx';
import { FlowContext } from './editing.ts';
import { FlowNodes } from './flow-nodes.tsx';
import styles from './flow-part.module.css';
import { LockedFlow } from './locked-flow.tsx';

interface FlowPartProps {
  channel: Channel;
  flow: EditedFlow;
  /** What stands above it: what it answers. */
  heading: string;
  targets: readonly TargetChoice[];
  /** As the server told it: what may not be edited is shown so. */
  stored: PreviewedFlow | undefined;
  hasPlan: boolean;
  category: 'MARKETING' | 'UTILITY';
  language: string;
}

/** One flow of the document: what is said at one point of the chat, in its order. */
export const FlowPart = memo(function FlowPart({
  channel,
  flow,
  heading,
  targets,
  stored,
  hasPlan,
  category,
  language,
}: FlowPartProps) {
  const { flowId, nodes, rights } = flow;
  return (
    <section className={styles.flow} aria-label={heading} data-place={flowId} tabIndex={-1}>
      <h3 className={styles.answer}>{heading}</h3>
      {rights === 'none' ? (
        <LockedFlow {...{ channel, hasPlan, category, language }} flow={stored} />
      ) : (
        <FlowContext value={flow}>
          <FlowNodes
            flowId={flowId}
            order={nodes.map(({ masterId }) => masterId).join(' ')}
            targets={targets}
          />
        </FlowContext>
      )}
      {rights === 'all' && <AddBar flowId={flowId} addable={addableTo(channel, nodes)} />}
    </section>
  );
});

function addableTo(channel: Channel, nodes: readonly EditedNode[]): string {
  return ADDED.flatMap(({ kind }) => (mayAdd(channel, nodes, kind) ? [kind] : [])).join(' ');
}
