import { memo } from 'react';
import type { EditedNode, NodeKind } from '../../rules/editor/document.ts';
import { addNode } from '../../rules/editor/edit-nodes.ts';
import { addReply } from '../../rules/editor/edit-replies.ts';
import { ADDED, NODE_CHECKS } from '../../rules/editor/node-list.ts';
import { texts } from '../../texts/en.ts';
import styles from './add-bar.module.css';
import { useEditing } from './editing.ts';
import more from './more.module.css';

interface AddBarProps {
  flowId: string;
  /** The kinds of parts that still fit, separated by spaces. */
  addable: string;
}

/** Buttons that add a part at the end of a flow. */
export const AddBar = memo(function AddBar({ flowId, addable }: AddBarProps) {
  const { edit, newId, newFlowId } = useEditing();
  const add = (kind: NodeKind) => {
    const node: EditedNode = NODE_CHECKS[kind].empty(newId);
    const newFlow = newFlowId();
    edit((document) => {
      const added = addNode(document, flowId, node);
      if (kind !== 'quickReplies' || added === document) return added;
      const place = { flowId, masterId: node.masterId };
      return addReply(added, place, { target: { kind: 'new', flowId: newFlow }, newId });
    });
  };
  return (
    <div className={styles.bar} role="group" aria-label={texts.parts.add}>
      {ADDED.map(({ kind, name }) => (
        <button
          key={kind}
          type="button"
          className={more.add}
          disabled={!addable.split(' ').includes(kind)}
          onClick={() => add(kind)}
        >
          {name}
        </button>
      ))}
    </div>
  );
});
