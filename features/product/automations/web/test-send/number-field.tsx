import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { numberStart } from '#platform/phone/dial-codes.ts';

/** What was typed last: a merchant tries several messages on one phone. */
let lastTyped: string | null = null;

export interface PlaceFieldProps {
  error: string | null;
  /** Where the test is to go; null while that is not known. */
  onPlace: (place: string | null) => void;
}

/** The number that a test goes to: of any country, starting with the shop's. */
export function NumberField({ error, onPlace, shopCountry }: PlaceFieldProps & { shopCountry: string }) {
  const [number, setNumber] = useState(lastTyped ?? numberStart(shopCountry));
  // What was typed for another message counts for this one.
  useEffect(() => {
    if (lastTyped !== null) onPlace(lastTyped);
  }, [onPlace]);
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
        const typed = event.currentTarget.value;
        lastTyped = typed;
        setNumber(typed);
        onPlace(typed);
      }}
    />
  );
}
