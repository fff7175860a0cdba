import { IconX } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './filter-chips.module.css';

/** One filter value, which can be removed. */
export interface FilterChip {
  /** Unique among the chips. */
  key: string;
  words: string;
  remove: () => void;
}

/** The active filters; nothing when there are none. */
export function FilterChips({ chips, clear }: { chips: readonly FilterChip[]; clear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <p className={styles.chips} role="group" aria-label={texts.lists.activeFilters}>
      {chips.map(({ key, words, remove }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-label={fill(texts.lists.removeFilter, { filter: words })}
          onClick={remove}
        >
          {words} <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={clear}>
        {texts.buttons.clearAll}
      </button>
    </p>
  );
}
