import { ConsentText } from '../../../widget-kit/consent-text.tsx';
import { PhoneField } from '../../../widget-kit/phone-field.tsx';
import { SHOPPER_WORDS } from '../../../widget-kit/shopper-words.ts';
import type { PillTool } from './pill.tsx';

interface PhoneFormProps {
  settings: PillTool['settings'];
  /** The shop's privacy policy, undefined or empty when the shop has none. */
  privacyUrl: string | undefined;
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
      <PhoneField error={error} input={first} />
      <ConsentText wording={settings.consentWording} privacyUrl={privacyUrl} />
      {/* Not `disabled`: that would take the focus away from who works by keyboard. */}
      <button class="submit" type="submit" aria-disabled={busy}>
        {busy ? SHOPPER_WORDS.sending : settings.submitText}
      </button>
    </form>
  );
}
