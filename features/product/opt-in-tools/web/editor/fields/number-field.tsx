import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  most: number;
  /** How many digits after the point. */
  decimals: number;
  unit?: string;
  maxLength?: number;
  error?: string | null;
  description?: string;
  /** Said, and the field cleared, when what is typed is more than the most. */
  beyond?: () => void;
}

/** A number of nothing or more; empty is none. */
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

/** What is behind the point of a whole number is left out: 5,5 is no 55. */
function readNumber(text: string, decimals: number): number | null {
  const read = decimals === 0 ? text.replace(/\..*/, '') : text;
  const number = Number(read);
  if (read === '' || Number.isNaN(number)) return null;
  const factor = 10 ** decimals;
  return Math.round(number * factor) / factor;
}
