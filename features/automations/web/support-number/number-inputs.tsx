import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { joinSupportNumber, splitSupportNumber } from '#platform/phone/support-number.ts';
import { countryOf, dialCountries } from './dial-codes.ts';

/** What is typed of a support number, and what it would be stored as. */
export function useTypedNumber(stored: string, shopCountry: string) {
  const parts = splitSupportNumber(stored);
  const [country, setCountry] = useState(parts ? countryOf(parts.dialCode, shopCountry) : shopCountry);
  const [number, setNumber] = useState(parts?.number ?? '');
  const countries = useMemo(() => dialCountries(), []);
  const join = (of: string, digits: string) =>
    joinSupportNumber({
      dialCode: countries.find((one) => one.country === of)?.dialCode ?? '',
      number: digits,
    });
  return { country, setCountry, number, setNumber, join, value: join(country, number), countries };
}

interface NumberInputsProps {
  typed: ReturnType<typeof useTypedNumber>;
  /** What it would be stored as now. */
  onChange: (value: string) => void;
  error: ReactNode;
  errorClass?: string | undefined;
  placeholder?: string;
}

/** A country, and a number as people there write it. */
export function NumberInputs({ typed, onChange, error, errorClass = '', placeholder }: NumberInputsProps) {
  return (
    <>
      <NativeSelect
        label="Country"
        value={typed.country}
        onChange={(event) => {
          const country = event.currentTarget.value;
          typed.setCountry(country);
          onChange(typed.join(country, typed.number));
        }}
        data={typed.countries.map((one) => ({ value: one.country, label: one.label }))}
      />
      <TextInput
        label="Number"
        type="tel"
        autoComplete="tel-national"
        {...(placeholder !== undefined && { placeholder })}
        value={typed.number}
        onChange={(event) => {
          typed.setNumber(event.currentTarget.value);
          onChange(typed.join(typed.country, event.currentTarget.value));
        }}
        error={error}
        classNames={{ error: errorClass }}
      />
    </>
  );
}
