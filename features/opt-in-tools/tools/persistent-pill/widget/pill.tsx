import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PILL_WORDS } from './pill-words.ts';
import type { PublicTools, PublicTool, StorefrontApi } from './storefront-api.ts';
import { whyNotANumber } from './why-not-a-number.ts';

interface PillProps {
  tool: PublicTool;
  shop: PublicTools;
  api: StorefrontApi;
}

type View =
  | { kind: 'collapsed' }
  | { kind: 'open'; error: string | null; busy: boolean }
  | { kind: 'completed'; confirmUrl: string | null }
  | { kind: 'gone' };

/** The pill in its three views: at the edge, open with the form, and completed. */
export function Pill({ tool, api }: PillProps) {
  const [view, setView] = useState<View>({ kind: 'collapsed' });
  const pill = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const { settings } = tool;
  const colours = { '--ground': settings.backgroundColor, '--ink': settings.color };

  const open = () => {
    api.count(tool.id, 'open');
    setView({ kind: 'open', error: null, busy: false });
  };
  const close = () => {
    if (view.kind === 'completed') return setView({ kind: 'gone' });
    api.count(tool.id, 'dismissal');
    setView({ kind: 'collapsed' });
    // The pill is drawn again first; then it may have the focus back.
    setTimeout(() => pill.current?.focus());
  };
  useEscape(card, close);
  const submit = async (phone: string) => {
    if (view.kind === 'open' && view.busy) return;
    const wrong = whyNotANumber(phone);
    if (wrong) return setView({ kind: 'open', error: wrong, busy: false });
    setView({ kind: 'open', error: null, busy: true });
    try {
      const answer = await api.optIn(tool.id, phone);
      setView(
        answer.kind === 'stored'
          ? { kind: 'completed', confirmUrl: answer.confirmUrl }
          : { kind: 'open', error: sentenceOf(answer), busy: false },
      );
    } catch {
      setView({ kind: 'open', error: PILL_WORDS.unreachable, busy: false });
    }
  };

  if (view.kind === 'gone') return null;
  if (view.kind === 'collapsed') {
    return (
      <button class="pill" style={colours} type="button" ref={pill} aria-haspopup="dialog" onClick={open}>
        {settings.title}
      </button>
    );
  }
  return (
    // A card of its own for each view: one that became smaller would count as a page that jumps.
    <section key={view.kind} class="card" style={colours} role="dialog" aria-labelledby="title" ref={card}>
      <button class="close" type="button" aria-label={PILL_WORDS.close} onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
      {view.kind === 'completed' ? (
        <Completed settings={settings} confirmUrl={view.confirmUrl} />
      ) : (
        <PhoneForm settings={settings} view={view} onSubmit={submit} />
      )}
    </section>
  );
}

/** Escape closes the card from wherever in it the focus is; the page's own Escape stays the page's. */
function useEscape(card: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const element = card.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  });
}

function sentenceOf({ code, message }: { code: string; message: string }): string {
  if (code === 'PHONE_INVALID') return PILL_WORDS.phoneInvalid;
  if (code === 'TOO_MANY_REQUESTS') return PILL_WORDS.tooMany;
  return message || PILL_WORDS.unreachable;
}

interface PhoneFormProps {
  settings: PublicTool['settings'];
  view: { error: string | null; busy: boolean };
  onSubmit: (phone: string) => Promise<void>;
}

function PhoneForm({ settings, view, onSubmit }: PhoneFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // At the beginning, and again whenever there is something to correct.
  useEffect(() => {
    if (!view.busy) input.current?.focus();
  }, [view]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(input.current?.value ?? '');
      }}
    >
      <h2 id="title">{settings.title}</h2>
      <p>{settings.subtitle}</p>
      <label for="phone">{PILL_WORDS.phoneLabel}</label>
      <input
        id="phone"
        ref={input}
        type="tel"
        autocomplete="tel"
        inputMode="tel"
        maxLength={32}
        aria-invalid={view.error !== null}
        aria-describedby="error"
      />
      <p class="error" id="error" role="alert">
        {view.error}
      </p>
      <p class="consent">{settings.consentWording}</p>
      {/* Not `disabled`: that would take the focus away from who works by keyboard. */}
      <button class="submit" type="submit" aria-disabled={view.busy}>
        {view.busy ? PILL_WORDS.sending : settings.submitText}
      </button>
    </form>
  );
}

interface CompletedProps {
  settings: PublicTool['settings'];
  confirmUrl: string | null;
}

/** The same for everybody: who stopped us before is not told apart from who never did. */
function Completed({ settings, confirmUrl }: CompletedProps) {
  const words = useRef<HTMLDivElement>(null);
  // The form is gone, and the focus with it: here it is read out what became of it.
  useEffect(() => words.current?.focus(), []);
  return (
    <div class="completed" role="status" tabIndex={-1} ref={words}>
      <h2 id="title">{settings.completedTitle}</h2>
      <p>{settings.completedText}</p>
      {confirmUrl && (
        <p class="consent">
          {PILL_WORDS.confirm}{' '}
          <a href={confirmUrl} target="_blank" rel="noopener">
            {PILL_WORDS.confirmLink}
          </a>
        </p>
      )}
    </div>
  );
}
