import { useId } from 'react';
import type { Method } from '../contract/recommendation.ts';
import { METHOD_LABELS } from './copy.ts';
import styles from './method-choice.module.css';

const METHODS: readonly Method[] = ['automatic', 'manual'];

/** The choice between automatic and rules. Arrow keys move between them. */
export function MethodChoice({ method, onChange }: { method: Method; onChange: (method: Method) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="bb-spoken">How products are chosen</legend>
      {METHODS.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={method === one}
            onChange={() => onChange(one)}
          />
          <span className={styles.name}>{METHOD_LABELS[one].name}</span>
          <span className={styles.about}>{METHOD_LABELS[one].about}</span>
        </label>
      ))}
    </fieldset>
  );
}
