import { SHOPPER_WORDS } from './shopper-words.ts';

interface PhoneFieldProps {
  error: string | null;
  input: (input: HTMLElement | null) => void;
}

/** Where a shopper types the number, and what was wrong with it. */
export function PhoneField({ error, input }: PhoneFieldProps) {
  return (
    <>
      <label for="phone">{SHOPPER_WORDS.phoneLabel}</label>
      <input
        id="phone"
        ref={input}
        type="tel"
        autocomplete="tel"
        inputMode="tel"
        maxLength={32}
        aria-invalid={error !== null}
        aria-describedby="error"
      />
      <p class="error" id="error" role="alert">
        {error}
      </p>
    </>
  );
}
