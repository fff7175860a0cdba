import { useId, type ReactNode } from 'react';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import styles from './copy-page.module.css';

interface ChoiceProps {
  name: string;
  about: string;
  isChosen: boolean;
  disabled?: boolean;
  onChange: (isChosen: boolean) => void;
  /** Shown at the end of the line. */
  aside?: ReactNode;
}

/** A line with a checkbox, whose whole width can be pressed. */
export function Choice({ name, about, isChosen, disabled = false, onChange, aside }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.choice} data-disabled={disabled}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={disabled}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        <span id={`${id}-about`} className={styles.about}>
          <QuietLine>{about}</QuietLine>
        </span>
      </span>
      {aside}
    </label>
  );
}

/** Returns a set with or without a value. */
export function withChoice(chosen: ReadonlySet<string>, value: string, isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(value);
  else next.delete(value);
  return next;
}
