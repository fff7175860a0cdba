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
 * A date field, by picker or keyboard. Typing passes through dates that nobody means, such as those of the year 2 on
 * the way to 2026, so a typed date counts only after Enter or when the focus leaves.
 */
export function DayInput({ label, value, onDay, min, max }: DayInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);
  const accept = ({ value: day, validity }: HTMLInputElement) => {
    isTyping.current = false;
    setDraft(null);
    // An incomplete date counts as none, and the previous one stays.
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
        if (event.key === 'Enter') accept(event.currentTarget);
        else isTyping.current = true;
      }}
      onChange={({ currentTarget }) => {
        if (isTyping.current) setDraft(currentTarget.value);
        else accept(currentTarget);
      }}
      onBlur={({ currentTarget }) => draft !== null && accept(currentTarget)}
    />
  );
}
