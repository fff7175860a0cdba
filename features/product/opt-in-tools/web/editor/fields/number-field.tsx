import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  most: number;
  /** The number of digits after the decimal point. */
  decimals: number;
  unit?: string;
  maxLength?: number;
  error?: string | null;
  description?: string;
  /** Called, and the field cleared, if the number is above the maximum. */
  beyond?: () => void;
}

/** A field for a number of at least zero. An empty field is null. */
export function NumberField({
  label,
  value,
  onChange,
  most,
  decimals,
  unit,
  maxLength = 6,
  error = null,
  description,
  beyond,
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const take = (typed: string) => {
    const text = typed.replace(',', '.').replaceAll(/[^\d.]/g, '');
    const read = readNumber(text, decimals);
    if (read !== null && read > most) {
      setDraft(beyond ? '' : (draft ?? String(value ?? '')));
      if (beyond) {
        onChange(null);
        beyond();
      }
      return;
    }
    setDraft(text);
    onChange(read);
  };
  return (
    <TextInput
      label={label}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      maxLength={maxLength}
      value={draft ?? (value === null ? '' : String(value))}
      error={error}
      {...(description !== undefined && { description })}
      {...(unit !== undefined && { rightSection: unit, rightSectionWidth: 16 + unit.length * 8 })}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
    />
  );
}

/** Returns the number without its decimals if it has to be whole: "5,5" is not 55. */
function readNumber(text: string, decimals: number): number | null {
  const read = decimals === 0 ? text.replace(/\..*/, '') : text;
  const number = Number(read);
  if (read === '' || Number.isNaN(number)) return null;
  const factor = 10 ** decimals;
  return Math.round(number * factor) / factor;
}
