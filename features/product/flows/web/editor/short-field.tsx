import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { fill } from '#platform/language/reader.ts';
import { limitTextLength } from '#platform/ui-kit/limit-text-length.ts';
import { isNear, limitTyped } from '../../rules/editor/flow-limits.ts';
import { texts } from '../../texts/en.ts';

interface ShortFieldProps {
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelSpoken?: boolean;
  value: string;
  most: number;
  error: string | null;
  place?: string;
  isFocused?: boolean;
  onChange: (value: string) => void;
}

/** A text field for a title, cut at the channel's limit, with a counter near it. */
export function ShortField({
  label,
  isLabelSpoken = false,
  value,
  most,
  error,
  place,
  isFocused = false,
  onChange,
}: ShortFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The panel was opened for this field.
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <TextInput
      {...(isLabelSpoken ? { 'aria-label': label, placeholder: label } : { label })}
      value={value}
      error={error}
      data-place={place}
      dir="auto"
      ref={input}
      description={
        isNear(value.length, most)
          ? fill(texts.fields.count, { length: String(value.length), most: String(most) })
          : undefined
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => {
        const { kept, isCut } = limitTyped(event.currentTarget.value, most);
        if (isCut) limitTextLength(fill(texts.fields.atLimit, { most: String(most) }));
        onChange(kept);
      }}
    />
  );
}
