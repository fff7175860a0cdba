import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';

interface DayInputProps {
  label: string;
  /** YYYY-MM-DD; empty for none. */
  value: string;
  onDay: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A day, by picker or by keys. Keys go through days that nobody means, such as those of the year 2 on the way to 2026: what
 * they write counts once somebody goes on, by Enter or to another field.
 */
export function DayInput({ label, value, onDay, min, max }: DayInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);
  const tell = ({ value: day, validity }: HTMLInputElement) => {
    isTyping.current = false;
    setDraft(null);
    // Half of a day is none, and what was there stays.
    if (day !== value && !validity.badInput) onDay(day);
  };
  return (
    <TextInput
      type="date"
      label={label}
      value={draft ?? value}
      min={min}
      max={max}
      onPointerDown={() => {
        isTyping.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(event.currentTarget);
        else isTyping.current = true;
      }}
      onChange={({ currentTarget }) => {
        if (isTyping.current) setDraft(currentTarget.value);
        else tell(currentTarget);
      }}
      onBlur={({ currentTarget }) => draft !== null && tell(currentTarget)}
    />
  );
}
