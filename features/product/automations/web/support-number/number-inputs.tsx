import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { countryOf, dialCountries } from '#platform/phone/dial-codes.ts';
import {
  cutDigits,
  joinSupportNumber,
  MOST_DIGITS,
  splitSupportNumber,
} from '#platform/phone/support-number.ts';
import { texts } from '../../texts/en.ts';

interface TypedNumber {
  country: string;
  number: string;
}

interface NumberInputsProps {
  /** In the stored form: "49-15215550101". */
  value: string;
  shopCountry: string;
  onChange: (value: string) => void;
  error: ReactNode;
  errorClass?: string | undefined;
  placeholder?: string;
}

/** A field for the country, and a field for the phone number in the form that people use in that country. */
export function NumberInputs({
  value,
  shopCountry,
  onChange,
  error,
  errorClass = '',
  placeholder,
}: NumberInputsProps) {
  const countries = useMemo(() => dialCountries(), []);
  const [own, setOwn] = useState<TypedNumber | null>(null);
  const dialCodeOf = (country: string) => countries.find((one) => one.country === country)?.dialCode ?? '';
  const join = ({ country, number }: TypedNumber) =>
    joinSupportNumber({ dialCode: dialCodeOf(country), number });
  // Shows the number as it was typed, as long as `value` is the same number.
  const typed = own !== null && join(own) === value ? own : splitNumber(value, shopCountry);
  const change = (changed: Partial<TypedNumber>) => {
    const { country, number } = { ...typed, ...changed };
    // Leading zeros are only dialled within the country and are not stored.
    const [homeZeros = ''] = /^\D*0+/.exec(number) ?? [];
    const rest = cutDigits(number.slice(homeZeros.length), MOST_DIGITS - dialCodeOf(country).length);
    const next = { country, number: homeZeros + rest };
    setOwn(next);
    onChange(join(next));
  };
  return (
    <>
      <NativeSelect
        label={texts.supportNumber.country}
        value={typed.country}
        onChange={(event) => change({ country: event.currentTarget.value })}
        data={countries.map(({ country, dialCode, name }) => ({
          value: country,
          label: `${name} (+${dialCode})`,
        }))}
      />
      <TextInput
        label={texts.supportNumber.number}
        type="tel"
        autoComplete="tel-national"
        {...(placeholder !== undefined && { placeholder })}
        value={typed.number}
        onChange={(event) => change({ number: event.currentTarget.value })}
        error={error}
        classNames={{ error: errorClass }}
      />
    </>
  );
}

function splitNumber(value: string, shopCountry: string): TypedNumber {
  const parts = splitSupportNumber(value);
  if (parts === null) return { country: shopCountry, number: '' };
  return { country: countryOf(parts.dialCode, shopCountry), number: parts.number };
}
