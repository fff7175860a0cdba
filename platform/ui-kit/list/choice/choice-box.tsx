import { useRef } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import styles from './choice.module.css';
import type { Choice } from './use-choice.ts';

interface ChooseRowProps<Row> {
  choice: Choice<Row>;
  row: Row;
  shown: readonly Row[];
}

/** The checkbox of a row. With Shift, by mouse or keyboard, it chooses everything from the row chosen before. */
export function ChooseRow<Row>({ choice, row, shown }: ChooseRowProps<Row>) {
  const isRange = useRef(false);
  if (!choice.canChoose(row)) return null;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={fill(texts.choice.row, { name: choice.nameOf(row) })}
        checked={choice.isChosen(row)}
        // The change itself does not say whether Shift is pressed.
        onKeyDown={(event) => {
          isRange.current = event.shiftKey;
        }}
        onClick={(event) => {
          isRange.current ||= event.shiftKey;
        }}
        onChange={({ currentTarget: { checked } }) => {
          choice.set(row, checked, { shown, isRange: isRange.current });
          isRange.current = false;
        }}
      />
    </label>
  );
}

/** The checkbox of all shown rows that can be chosen. */
export function ChooseAll<Row>({
  choice,
  shown,
  children,
}: Omit<ChooseRowProps<Row>, 'row'> & { children?: string }) {
  const possible = shown.filter(choice.canChoose);
  const count = possible.filter(choice.isChosen).length;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={texts.choice.all}
        disabled={possible.length === 0}
        checked={count > 0 && count === possible.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < possible.length;
        }}
        onChange={({ currentTarget: { checked } }) => choice.setAll(possible, checked)}
      />
      {children}
    </label>
  );
}
