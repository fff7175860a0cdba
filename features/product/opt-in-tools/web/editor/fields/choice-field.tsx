import { NativeSelect } from '@mantine/core';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** The choices in display order. */
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  description?: string;
  hiddenLabel?: boolean;
}

/** A choice between a few values. */
export function ChoiceField<Value extends string>({
  label,
  choices,
  value,
  onChange,
  description,
  hiddenLabel = false,
}: ChoiceFieldProps<Value>) {
  return (
    <NativeSelect
      {...(hiddenLabel ? { 'aria-label': label } : { label })}
      {...(description !== undefined && { description })}
      data={choices.map((choice) => ({ ...choice }))}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((one) => one.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
