import { PILL_WORDS } from './pill-words.ts';
import type { PublicTool } from './storefront-api.ts';

interface PhoneFormProps {
  settings: PublicTool['settings'];
  /** The shop's privacy policy, or null when the shop has none. */
  privacyUrl: string | null;
  error: string | null;
  busy: boolean;
  first: (input: HTMLElement | null) => void;
  onSubmit: (phone: string) => Promise<void>;
}

/** Where a shopper leaves the number, above the words they agree to. */
export function PhoneForm({ settings, privacyUrl, error, busy, first, onSubmit }: PhoneFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event.currentTarget.querySelector('input')?.value ?? '');
      }}
    >
      <h2 id="title">{settings.title}</h2>
      <p>{settings.subtitle}</p>
      <label for="phone">{PILL_WORDS.phoneLabel}</label>
      <input
        id="phone"
        ref={first}
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
      <p class="consent">
        {settings.consentWording}
        {privacyUrl && (
          <>
            {' '}
            <a href={privacyUrl} target="_blank" rel="noopener">
              {PILL_WORDS.privacy}
            </a>
          </>
        )}
      </p>
      {/* Not `disabled`: that would take the focus away from who works by keyboard. */}
      <button class="submit" type="submit" aria-disabled={busy}>
        {busy ? PILL_WORDS.sending : settings.submitText}
      </button>
    </form>
  );
}
