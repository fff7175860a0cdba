import { memo, useMemo } from 'react';
import { fill } from '#platform/language/reader.ts';
import { DISCOUNT_VARIABLES } from '../../../contract/variables.ts';
import type { EditedNodeOf, Rights } from '../../../rules/editor/document.ts';
import { changeNode } from '../../../rules/editor/edit-nodes.ts';
import { textLimit } from '../../../rules/editor/flow-limits.ts';
import { textFault } from '../../../rules/editor/node-fault.ts';
import { typing } from '../../../rules/editor/undo.ts';
import { namesIn } from '../../../rules/flow/fill-text.ts';
import { texts } from '../../../texts/en.ts';
import bubble from '../../../web/editor/bubble.module.css';
import shown from '../../../web/editor/buttons/button-list.module.css';
import { ButtonList } from '../../../web/editor/buttons/button-list.tsx';
import { placeName, useEditing } from '../../../web/editor/editing.ts';
import { WordField } from '../../../web/editor/words/word-field.tsx';
import { describeDiscount } from './describe-discount.ts';
import { SecondText, SecondTextSwitch } from './second-text.tsx';

interface TextViewProps {
  node: EditedNodeOf<'text'>;
  flowId: string;
  rights: Rights;
}

/** A text as an editable bubble, with its buttons below it. */
export const TextView = memo(function TextView({ node, flowId, rights }: TextViewProps) {
  const { channel, edit, editTyped, discount, isOfTool } = useEditing();
  const { masterId } = node;
  const place = useMemo(() => ({ flowId, masterId }), [flowId, masterId]);
  const most = textLimit(channel, node.buttons, 0);
  const limit = node.buttons.length > 0 ? { atLimit: fill(texts.text.atLimit, { most: String(most) }) } : {};
  const names = namesIn(node.text);
  const hasDiscount = names.some((name) => DISCOUNT_VARIABLES.includes(name));
  const write = (field: 'text' | 'withoutValues', text: string) => {
    // The placeholder of an empty field disappears with the first character.
    const act = text === '' || node[field] === '' ? edit : editTyped;
    act(
      (document) => changeNode(document, place, 'text', (now) => ({ ...now, [field]: text })),
      typing(`${placeName(place)} ${field}`, text),
    );
  };
  return (
    <div className={bubble.bubble}>
      <WordField
        label={texts.text.label}
        value={node.text}
        most={most}
        place={placeName(place)}
        placeholder={texts.text.placeholder}
        isInvalid={textFault(node.text, most) !== null}
        {...limit}
        onChange={(text) => write('text', text)}
      />
      {hasDiscount && (
        <p className={bubble.quiet}>
          {describeDiscount(discount, { isOfTool, hasOther: node.withoutValues !== null })}
        </p>
      )}
      {node.withoutValues !== null && (
        <SecondText
          text={node.withoutValues}
          most={most}
          place={`${placeName(place)}/without`}
          hasDiscount={hasDiscount}
          {...limit}
          onChange={(text) => write('withoutValues', text)}
        />
      )}
      {rights === 'all' && (
        <>
          {(node.withoutValues !== null || names.length > 0) && (
            <SecondTextSwitch place={place} isThere={node.withoutValues !== null} hasDiscount={hasDiscount} />
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
