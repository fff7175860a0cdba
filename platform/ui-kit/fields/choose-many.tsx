import { IconSelector } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { texts } from '../texts/en.ts';
import styles from './choose-many.module.css';

interface Choice {
  value: string;
  label: string;
  /** The shared label of a group of fields. */
  group?: string;
}

interface ChooseManyProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The text shown when nothing is chosen. */
  none?: string;
}

/** A multi-select field: a button with the chosen values, and a list of checkboxes below it. */
export function ChooseMany({ label, choices, chosen, onChange, none = texts.lists.all }: ChooseManyProps) {
  const id = useId();
  const { isOpen, setIsOpen, place, button } = useOpen();
  const names = choices.filter(({ value }) => chosen.includes(value)).map((one) => one.label);
  const groups = [...Map.groupBy(choices, ({ group }) => group ?? '')];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  };
  const turn = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears Escape of what is in it
    <div ref={place} className={styles.field} onKeyDown={onKeyDown}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span id={`${id}-value`} className={styles.value}>
          {names.length === 0 ? none : names.join(', ')}
        </span>
        <IconSelector size={16} stroke={1.5} aria-hidden />
      </button>
      {isOpen && (
        <div id={`${id}-list`} role="group" aria-labelledby={`${id}-label`} className={styles.list}>
          {groups.map(([group, own]) => (
            <div key={group} role={group === '' ? undefined : 'group'} aria-label={group || undefined}>
              {group !== '' && (
                <p className={styles.head} aria-hidden>
                  {group}
                </p>
              )}
              {own.map((one) => (
                <label key={one.value} className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(one.value)}
                    onChange={() => turn(one.value)}
                  />
                  {one.label}
                </label>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Open until the person clicks or moves the focus elsewhere. */
function useOpen() {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target) !== true) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isOpen]);
  return { isOpen, setIsOpen, place, button };
}
