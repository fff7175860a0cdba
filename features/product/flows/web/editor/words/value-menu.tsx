import { IconBraces } from '@tabler/icons-react';
import { memo, useId, useState, type KeyboardEvent } from 'react';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/en.ts';
import { chipName } from './word-schema.ts';
import styles from './words.module.css';

interface ValueMenuProps {
  label: string;
  names: readonly string[];
  /** Whether its icon is visible. */
  isNear: boolean;
  insert: (name: string) => void;
}

/** The menu of the variables, which are inserted at the cursor. */
export const ValueMenu = memo(function ValueMenu({ label, names, isNear, insert }: ValueMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setIsOpen(false);
  };
  return (
    <span className={styles.menu}>
      <button
        type="button"
        className={styles.tool}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={fill(texts.fields.insertValue, { field: label })}
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={closeOnEscape}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isNear && <IconBraces size={15} stroke={1.5} aria-hidden />}
      </button>
      {isOpen && (
        <ul id={id} className={styles.suggestions}>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                onMouseDown={(event) => event.preventDefault()}
                onKeyDown={closeOnEscape}
                onClick={() => {
                  insert(name);
                  setIsOpen(false);
                }}
              >
                {chipName(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
});
