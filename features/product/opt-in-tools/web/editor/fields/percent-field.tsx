import { texts } from '../../../texts/en.ts';
import { NumberField } from './number-field.tsx';

interface PercentFieldProps {
  value: number | null;
  onChange: (percent: number | null) => void;
  error?: string | null;
  description?: string;
}

/** The percentage of a discount. 0 and an empty field mean no discount. */
export function PercentField({ value, onChange, error = null, ...about }: PercentFieldProps) {
  return (
    <NumberField
      label={texts.fields.percent}
      unit="%"
      most={99.99}
      decimals={2}
      value={value}
      error={error}
      {...about}
      onChange={(percent) => onChange(percent === 0 ? null : percent)}
    />
  );
}
