import { NativeSelect } from '@mantine/core';
import { memo, useState } from 'react';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import type { EditedNodeOf, Place } from '../../../rules/editor/document.ts';
import {
  addReply,
  moveReply,
  removeReply,
  retarget,
  titleReply,
} from '../../../rules/editor/edit-replies.ts';
import { texts } from '../../../texts/en.ts';
import bubble from '../../../web/editor/bubble.module.css';
import { idsStartingWith } from '../../../web/editor/buttons/button-list.tsx';
import { placeName, useEditing } from '../../../web/editor/editing.ts';
import { focusPlace } from '../../../web/editor/focus-place.ts';
import more from '../../../web/editor/more.module.css';
import { PanelActions } from '../../../web/editor/panel-actions.tsx';
import panel from '../../../web/editor/panel.module.css';
import { ShortField } from '../../../web/editor/short-field.tsx';
import styles from './replies.module.css';

type Reply = EditedNodeOf<'quickReplies'>['replies'][number];

/** A possible target of an answer with its name. */
export interface TargetChoice {
  flowId: string;
  name: string;
}

interface RepliesViewProps {
  node: EditedNodeOf<'quickReplies'>;
  flowId: string;
  targets: readonly TargetChoice[];
  wrong: string;
}

const NEW = 'new';

/** The answers below a message, each with its target. */
export const RepliesView = memo(function RepliesView({ node, flowId, targets, wrong }: RepliesViewProps) {
  const { edit, limits, newId, newFlowId } = useEditing();
  const [openId, setOpenId] = useState<string | null>(null);
  const place = { flowId, masterId: node.masterId };
  const add = () => {
    const replyId = newId();
    const target = { kind: 'new' as const, flowId: newFlowId() };
    const ids = idsStartingWith(replyId, newId);
    edit((document) => addReply(document, place, { target, newId: ids }));
    setOpenId(replyId);
  };
  return (
    <ul className={styles.replies} aria-label={texts.answers.label}>
      {node.replies.map((reply) => {
        const isOpen = openId === reply.replyId;
        const at = { ...place, replyId: reply.replyId };
        return (
          <li key={reply.replyId}>
            <button
              type="button"
              className={styles.reply}
              data-place={placeName(at)}
              aria-expanded={isOpen}
              onClick={() => setOpenId(isOpen ? null : reply.replyId)}
            >
              {reply.title === '' ? (
                <span className={bubble.untitled}>{texts.answers.untitled}</span>
              ) : (
                reply.title
              )}
            </button>
            {isOpen && (
              <ReplyPanel
                place={at}
                {...{ reply, targets, wrong }}
                close={() => {
                  setOpenId(null);
                  focusPlace(placeName(at));
                }}
              />
            )}
          </li>
        );
      })}
      {node.replies.length < limits.replies && (
        <li>
          <button type="button" className={more.add} onClick={add}>
            {texts.answers.add}
          </button>
        </li>
      )}
    </ul>
  );
});

interface ReplyPanelProps {
  place: Place;
  reply: Reply;
  targets: readonly TargetChoice[];
  wrong: string;
  close: () => void;
}

function ReplyPanel({ place, reply, targets, wrong, close }: ReplyPanelProps) {
  const { edit, limits, newId, newFlowId } = useEditing();
  const choose = (leadsTo: string) => {
    const target =
      leadsTo === NEW ? { kind: 'new' as const, flowId: newFlowId() } : { kind: 'there' as const, leadsTo };
    edit((document) => retarget(document, place, { target, newId }));
  };
  const isEmpty = reply.title.trim() === '';
  const repeated = wrong.includes(texts.faults.repeatedTitle) ? texts.faults.repeatedTitle : null;
  return (
    <div className={panel.panel} role="group" aria-label={texts.answers.edit}>
      <ShortField
        label={texts.answers.title}
        value={reply.title}
        most={limits.replyTitle}
        error={isEmpty ? texts.faults.noTitle : repeated}
        isFocused
        onChange={(title) =>
          edit((document) => titleReply(document, place, title), `${placeName(place)} title`)
        }
      />
      <NativeSelect
        label={texts.answers.leadsTo}
        value={reply.leadsTo}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...targets.map(({ flowId, name }) => ({ value: flowId, label: name })),
          { value: NEW, label: texts.answers.newMessage },
          { value: STOP_PAYLOAD, label: texts.answers.unsubscribe },
        ]}
      />
      <PanelActions
        move={(by) => edit((document) => moveReply(document, place, by))}
        remove={() => {
          focusPlace(place.flowId);
          edit((document) => removeReply(document, place));
        }}
        removeName={texts.answers.delete}
        close={close}
      />
    </div>
  );
}
