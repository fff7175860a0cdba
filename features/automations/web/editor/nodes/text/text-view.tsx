import { Button } from '@mantine/core';
import { memo } from 'react';
import type { EditedNodeOf, Rights } from '../../../../rules/editor/document.ts';
import { changeNode } from '../../../../rules/editor/edit-nodes.ts';
import { namesIn } from '../../../../rules/fill-text.ts';
import { ButtonList } from '../../buttons/button-list.tsx';
import { placeName, useEditing } from '../../editing.ts';
import styles from '../../editor.module.css';
import { WordField } from '../../words/word-field.tsx';

interface TextViewProps {
  node: EditedNodeOf<'text'>;
  flowId: string;
  rights: Rights;
  /** What is wrong with it, a sentence a line. */
  wrong: string;
}

/** A text as a bubble that one types into, with its buttons below it. */
export const TextView = memo(function TextView({ node, flowId, rights, wrong }: TextViewProps) {
  const { edit, limits } = useEditing();
  const place = { flowId, masterId: node.masterId };
  const most = node.buttons.length > 0 ? limits.buttonText : limits.text;
  const write = (change: Partial<EditedNodeOf<'text'>>, field: string) =>
    edit(
      (document) => changeNode(document, place, 'text', (now) => ({ ...now, ...change })),
      `${placeName(place)} ${field}`,
    );
  return (
    <div className={styles.bubble}>
      <WordField
        label="Text"
        value={node.text}
        most={most}
        place={placeName(place)}
        placeholder="Write a message"
        isInvalid={wrong.includes('Text')}
        onChange={(text) => write({ text }, 'text')}
      />
      {node.withoutValues !== null && (
        <div className={styles.variant}>
          <p className={styles.variantName}>Where a value is missing, or there is no discount</p>
          <WordField
            label="Text where a value is missing"
            value={node.withoutValues}
            most={most}
            place={`${placeName(place)}/without`}
            placeholder="Write what is said instead"
            isInvalid={node.withoutValues.trim() === ''}
            onChange={(withoutValues) => write({ withoutValues }, 'without')}
          />
        </div>
      )}
      {rights === 'all' && (
        <>
          {(node.withoutValues !== null || namesIn(node.text).length > 0) && (
            <Button
              variant="subtle"
              size="compact-xs"
              className={styles.more ?? ''}
              onClick={() =>
                edit((document) =>
                  changeNode(document, place, 'text', (now) => ({
                    ...now,
                    withoutValues: now.withoutValues === null ? now.text : null,
                  })),
                )
              }
            >
              {node.withoutValues === null
                ? 'Say something else where a value is missing'
                : 'Take the second text out'}
            </Button>
          )}
          <ButtonList place={place} buttons={node.buttons} />
        </>
      )}
      {rights === 'text' &&
        node.buttons.map(({ buttonId, title }) => (
          <p key={buttonId} className={styles.shownButton}>
            {title}
          </p>
        ))}
    </div>
  );
});
