import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

/** The dial code of the country that the specification begins with. */
const BEGINNING = '+91 ';
/** What was typed last: a merchant tries several messages on one phone. */
let lastTyped = BEGINNING;

export interface PlaceFieldProps {
  error: string | null;
  /** Where the test is to go; null while that is not known. */
  onPlace: (place: string | null) => void;
}

/** The number that a test goes to. */
export function NumberField({ error, onPlace }: PlaceFieldProps) {
  const [number, setNumber] = useState(lastTyped);
  // What was typed for another message counts for this one.
  useEffect(() => onPlace(lastTyped), [onPlace]);
  return (
    <TextInput
      label="Mobile number, with the country code"
      type="tel"
      autoComplete="tel"
      data-autofocus
      maxLength={40}
      value={number}
      error={error}
      onChange={(event) => {
        lastTyped = event.currentTarget.value;
        setNumber(lastTyped);
        onPlace(lastTyped);
      }}
    />
  );
}
