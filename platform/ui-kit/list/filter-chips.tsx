import { IconX } from '@tabler/icons-react';
import styles from './filter-chips.module.css';

/** One thing that a list is narrowed to, with the way out of it. */
export interface FilterChip {
  /** Tells it from the others. */
  key: string;
  words: string;
  remove: () => void;
}

/** What a list is narrowed to; nothing while it is not. */
export function FilterChips({ chips, clear }: { chips: readonly FilterChip[]; clear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <p className={styles.chips} role="group" aria-label="Narrowed to">
      {chips.map(({ key, words, remove }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={`Take away ${words}`}
          onClick={remove}
        >
          {words} <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={clear}>
        Clear all
      </button>
    </p>
  );
}
