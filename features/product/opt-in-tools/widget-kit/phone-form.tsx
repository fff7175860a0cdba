import type { ComponentChild } from 'preact';
import type { ShopperWords } from './shopper-words.ts';
import type { Refused } from './try-opt-in.ts';

interface PhoneFormProps {
  words: ShopperWords;
  refused: Refused | undefined;
  busy: boolean;
  submit: { text: string; color: string; ink: string };
  first: (input: HTMLElement | null) => void;
  onSubmit: (phone: string) => void;
  /** The wording that is agreed to. */
  children: ComponentChild;
}

/** The form with the number, the wording below it, and its error. */
export function PhoneForm({
  words,
  refused: { error, proposal } = {},
  busy,
  submit,
  first,
  onSubmit,
  children,
}: PhoneFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget.querySelector('input')?.value ?? '');
      }}
    >
      <label for="phone">{words.phoneLabel}</label>
      <input
        id="phone"
        ref={first}
        type="tel"
        dir="ltr"
        autocomplete="tel"
        maxLength={32}
        aria-invalid={!!error}
        aria-describedby="error"
      />
      <p class="error" id="error" role="alert">
        {error}
        {proposal && (
          <button class="copy" type="button" dir="ltr" onClick={() => onSubmit(proposal)}>
            {proposal}
          </button>
        )}
      </p>
      {children}
      {/* Not `disabled`: that would take the focus away from keyboard users. */}
      <button
        class="submit"
        type="submit"
        data-part="submit"
        aria-disabled={busy}
        style={{ background: submit.color, color: submit.ink }}
      >
        {busy ? words.sending : submit.text}
      </button>
    </form>
  );
}
