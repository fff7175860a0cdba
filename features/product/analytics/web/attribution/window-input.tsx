import { NativeSelect, TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import styles from './attribution-panel.module.css';
import type { TypedWindow } from './typed-window.ts';

interface InputProps {
  name: string;
  typed: TypedWindow;
  /** A sentence. Null if the value can be saved. */
  problem: string | null;
  onChange: (typed: TypedWindow) => void;
}

const UNITS = ['hours', 'days'] as const;

/** A time before an order: a number and its unit. */
export function WindowInput({ name, typed, problem, onChange }: InputProps) {
  return (
    <div className={styles.window}>
      <TextInput
        label={name}
        inputMode="decimal"
        maxLength={6}
        value={typed.magnitude}
        error={problem}
        onChange={(event) => onChange({ ...typed, magnitude: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={fill(texts.attribution.unit, { field: name })}
        data={UNITS.map((value) => ({ value, label: texts.attribution.units[value] }))}
        value={typed.unit}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...typed, unit: UNITS.find((unit) => unit === value) ?? typed.unit })
        }
      />
    </div>
  );
}
