import { TextInput } from '@mantine/core';
import styles from '../broadcast-page.module.css';

interface FigureFieldProps {
  label: string;
  unit?: string;
  bounds: readonly [number, number];
  value: number;
  onChange: (value: number) => void;
}

/** A number field with bounds. A number outside is moved to the nearest bound. */
export function FigureField({ label, unit, bounds: [least, most], value, onChange }: FigureFieldProps) {
  return (
    <TextInput
      className={styles.short ?? ''}
      type="number"
      label={label}
      min={least}
      max={most}
      step="any"
      defaultValue={value}
      {...(unit !== undefined && { rightSection: unit, rightSectionWidth: 12 + unit.length * 8 })}
      onBlur={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        const taken = Number.isNaN(typed) ? value : Math.min(most, Math.max(least, typed));
        event.currentTarget.value = String(taken);
        onChange(taken);
      }}
    />
  );
}
