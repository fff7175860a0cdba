import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { numberStart } from '#platform/phone/dial-codes.ts';
import { texts } from '../../texts/en.ts';

/** The last typed number, because merchants test several messages on one phone. */
let lastTyped: string | null = null;

export interface PlaceFieldProps {
  error: string | null;
  /** Called with the recipient, or null while it is unknown. */
  onPlace: (place: string | null) => void;
}

/** The number that gets the test: of any country, starting with the shop's. */
export function NumberField({ error, onPlace, shopCountry }: PlaceFieldProps & { shopCountry: string }) {
  const [number, setNumber] = useState(lastTyped ?? numberStart(shopCountry));
  // A number that was typed for another message is used for this one.
  useEffect(() => {
    if (lastTyped !== null) onPlace(lastTyped);
  }, [onPlace]);
  return (
    <TextInput
      label={texts.testSend.number}
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
