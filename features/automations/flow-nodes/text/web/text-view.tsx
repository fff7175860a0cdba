import { memo, useMemo } from 'react';
import { DISCOUNT_VARIABLES } from '../../../contract/variables.ts';
import type { EditedNodeOf, Rights } from '../../../rules/editor/document.ts';
import { changeNode } from '../../../rules/editor/edit-nodes.ts';
import { textLimit } from '../../../rules/editor/flow-limits.ts';
import { textFault } from '../../../rules/editor/node-fault.ts';
import { sayDiscount } from '../../../rules/editor/say-discount.ts';
import { typing } from '../../../rules/editor/undo.ts';
import { namesIn } from '../../../rules/flow/fill-text.ts';
import bubble from '../../../web/editor/bubble.module.css';
import shown from '../../../web/editor/buttons/button-list.module.css';
import { ButtonList } from '../../../web/editor/buttons/button-list.tsx';
import { placeName, useEditing } from '../../../web/editor/editing.ts';
import more from '../../../web/editor/more.module.css';
import { WordField } from '../../../web/editor/words/word-field.tsx';
import styles from './text.module.css';

interface TextViewProps {
  node: EditedNodeOf<'text'>;
  flowId: string;
  rights: Rights;
}

/** A text as a bubble that one types into, with its buttons below it. */
export const TextView = memo(function TextView({ node, flowId, rights }: TextViewProps) {
  const { channel, edit, discount, isOfTool } = useEditing();
  const { masterId } = node;
  const place = useMemo(() => ({ flowId, masterId }), [flowId, masterId]);
  const most = textLimit(channel, node.buttons, 0);
  const isButtonTemplate = node.buttons.length > 0;
  const names = namesIn(node.text);
  const hasDiscount = names.some((name) => DISCOUNT_VARIABLES.includes(name));
  const write = (change: Partial<EditedNodeOf<'text'>>, field: string, text: string) =>
    edit(
      (document) => changeNode(document, place, 'text', (now) => ({ ...now, ...change })),
      typing(`${placeName(place)} ${field}`, text),
    );
  return (
    <div className={bubble.bubble}>
      <WordField
        label="Text"
        value={node.text}
        most={most}
        place={placeName(place)}
        placeholder="Write a message"
        isInvalid={textFault(node.text, most) !== null}
        {...(isButtonTemplate && { atLimit: `Text cannot have more than ${most} characters` })}
        onChange={(text) => write({ text }, 'text', text)}
      />
      {hasDiscount && (
        <p className={bubble.quiet}>
          {sayDiscount(discount, { isOfTool, hasOther: node.withoutValues !== null })}
        </p>
      )}
      {node.withoutValues !== null && (
        <div className={styles.variant}>
          <p className={bubble.quiet}>
            {hasDiscount ? 'Where there is no discount' : 'Where a value is missing'}
          </p>
          <WordField
            label="Text where a value is missing"
            value={node.withoutValues}
            most={most}
            place={`${placeName(place)}/without`}
            placeholder="Write what is said instead"
            isInvalid={textFault(node.withoutValues, most) !== null}
            {...(isButtonTemplate && { atLimit: `Text cannot have more than ${most} characters` })}
            onChange={(withoutValues) => write({ withoutValues }, 'without', withoutValues)}
          />
        </div>
      )}
      {rights === 'all' && (
        <>
          {(node.withoutValues !== null || names.length > 0) && (
            <button
              type="button"
              className={more.more}
              onClick={() =>
                edit((document) =>
                  changeNode(document, place, 'text', (now) => ({
                    ...now,
                    withoutValues: now.withoutValues === null ? now.text : null,
                  })),
                )
              }
            >
              {node.withoutValues !== null
                ? 'Take the second text out'
                : hasDiscount
                  ? 'Say something else where there is no discount'
                  : 'Say something else where a value is missing'}
            </button>
          )}
          <ButtonList place={place} buttons={node.buttons} />
        </>
      )}
      {rights === 'text' &&
        node.buttons.map(({ buttonId, title }) => (
          <p key={buttonId} className={shown.shownButton}>
            {title}
          </p>
        ))}
    </div>
  );
});
