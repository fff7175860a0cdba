import { IconPlus } from '@tabler/icons-react';
import type { EditedFlow, EditedNode, NodeKind } from '../../rules/editor/document.ts';
import type { FlowDocument } from '../../rules/editor/document.ts';
import { addNode, mayAdd } from '../../rules/editor/edit-nodes.ts';
import { addReply } from '../../rules/editor/edit-replies.ts';
import { NODE_RULES } from '../../rules/editor/nodes/node-list.ts';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';

interface AddBarProps {
  flow: EditedFlow;
  document: Pick<FlowDocument, 'channel'>;
}

const KINDS: readonly NodeKind[] = ['text', 'media', 'cards', 'quickReplies'];

/** What a flow can have more of. A receipt is the campaign's own. */
export function AddBar({ flow, document: { channel } }: AddBarProps) {
  const { edit, newId, newFlowId } = useEditing();
  const add = (kind: NodeKind) => {
    const node: EditedNode = NODE_RULES[kind].empty(newId);
    const flowId = newFlowId();
    edit((document) => {
      const added = addNode(document, flow.flowId, node);
      if (kind !== 'quickReplies' || added === document) return added;
      const place = { flowId: flow.flowId, masterId: node.masterId };
      return addReply(added, place, { target: { kind: 'new', flowId }, newId });
    });
  };
  return (
    <div className={styles.addBar} role="group" aria-label="Add to this message">
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.add}
          disabled={!mayAdd({ channel, flows: [], time: null }, flow.nodes, kind)}
          onClick={() => add(kind)}
        >
          <IconPlus size={15} stroke={1.5} aria-hidden /> {NODE_RULES[kind].name}
        </button>
      ))}
    </div>
  );
}
