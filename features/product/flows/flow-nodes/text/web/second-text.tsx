import type { Place } from '../../../rules/editor/document.ts';
import { changeNode } from '../../../rules/editor/edit-nodes.ts';
import { textFault } from '../../../rules/editor/node-fault.ts';
import { texts } from '../../../texts/en.ts';
import bubble from '../../../web/editor/bubble.module.css';
import { useEditing } from '../../../web/editor/editing.ts';
import more from '../../../web/editor/more.module.css';
import { WordField } from '../../../web/editor/words/word-field.tsx';
import styles from './text.module.css';

interface SecondTextProps {
  text: string;
  most: number;
  place: string;
  /** Whether the value that may be missing is a discount. */
  hasDiscount: boolean;
  atLimit?: string;
  onChange: (text: string) => void;
}

/** The text that is used if a value of the first text is missing. */
export function SecondText({ text, most, place, hasDiscount, atLimit, onChange }: SecondTextProps) {
  return (
    <div className={styles.variant}>
      <p className={bubble.quiet}>{hasDiscount ? texts.secondText.noDiscount : texts.secondText.noValue}</p>
      <WordField
        label={texts.secondText.label}
        value={text}
        most={most}
        place={place}
        placeholder={texts.secondText.placeholder}
        isInvalid={textFault(text, most) !== null}
        {...(atLimit !== undefined && { atLimit })}
        onChange={onChange}
      />
    </div>
  );
}

interface SwitchProps {
  place: Place;
  isThere: boolean;
  hasDiscount: boolean;
}

/** Adds a second text, which starts as a copy of the first, or removes it. */
export function SecondTextSwitch({ place, isThere, hasDiscount }: SwitchProps) {
  const { edit } = useEditing();
  const change = () =>
    edit((document) =>
      changeNode(document, place, 'text', (now) => ({
        ...now,
        withoutValues: now.withoutValues === null ? now.text : null,
      })),
    );
  return (
    <button type="button" className={more.more} onClick={change}>
      {isThere
        ? texts.secondText.delete
        : hasDiscount
          ? texts.secondText.addForDiscount
          : texts.secondText.addForValue}
    </button>
  );
}
