import { useRef, useState } from 'react';
import { chooseRange } from './choose-range.ts';

/** The rows that a person chose in a table, for actions on several of them. */
export interface Choice<Row> {
  /** The chosen rows that are still in the list, in its order. */
  chosen: readonly Row[];
  isChosen: (row: Row) => boolean;
  canChoose: (row: Row) => boolean;
  nameOf: (row: Row) => string;
  /** Chooses a row or not. `isRange`: also all shown rows between it and the one before. */
  set: (row: Row, isChosen: boolean, among?: { shown: readonly Row[]; isRange: boolean }) => void;
  setAll: (shown: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
}

interface ChoiceOf<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row's name for screen readers. */
  nameOf: (row: Row) => string;
  canChoose?: (row: Row) => boolean;
}

/** Returns the choice among these rows. A row that leaves the list is no longer chosen. */
export function useChoice<Row>({ rows, keyOf, nameOf, canChoose = () => true }: ChoiceOf<Row>): Choice<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const before = useRef<string | null>(null);
  const chosen = rows.filter((row) => keys.has(keyOf(row)) && canChoose(row));
  const put = (changed: readonly Row[], isChosen: boolean) => {
    const next = new Set(chosen.map(keyOf));
    for (const row of changed.filter(canChoose)) {
      if (isChosen) next.add(keyOf(row));
      else next.delete(keyOf(row));
    }
    setKeys(next);
  };
  return {
    chosen,
    isChosen: (row) => keys.has(keyOf(row)) && canChoose(row),
    canChoose,
    nameOf,
    set: (row, isChosen, { shown, isRange } = { shown: [], isRange: false }) => {
      const range = isRange ? chooseRange(shown, keyOf, { from: before.current, to: keyOf(row) }) : [row];
      before.current = keyOf(row);
      put(range, isChosen);
    },
    setAll: put,
    clear: () => setKeys(new Set()),
  };
}
