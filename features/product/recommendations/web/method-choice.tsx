import { useId } from 'react';
import type { Method } from '../contract/recommendation.ts';
import { texts } from '../texts/en.ts';
import styles from './method-choice.module.css';

const METHODS: readonly Method[] = ['automatic', 'manual'];

/** The choice between automatic and rules. Arrow keys move between them. */
export function MethodChoice({ method, onChange }: { method: Method; onChange: (method: Method) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="bb-spoken">{texts.method.title}</legend>
      {METHODS.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={method === one}
            onChange={() => onChange(one)}
          />
          <span className={styles.name}>{texts.methods[one].name}</span>
          <span className={styles.about}>{texts.methods[one].about}</span>
        </label>
      ))}
    </fieldset>
  );
}
