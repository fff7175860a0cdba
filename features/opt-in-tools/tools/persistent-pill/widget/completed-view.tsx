import { PILL_WORDS } from './pill-words.ts';
import type { PublicTool } from './storefront-api.ts';

interface CompletedViewProps {
  settings: PublicTool['settings'];
  confirmUrl: string | null;
  /** Asked of everybody at this moment: who stopped us before is not told apart from who never did. */
  mustConfirm: boolean;
  first: (words: HTMLElement | null) => void;
  onClose: () => void;
}

/** What became of it, and the link into WhatsApp by which it is confirmed. */
export function CompletedView({ settings, confirmUrl, mustConfirm, first, onClose }: CompletedViewProps) {
  const link = confirmUrl && (
    <a class={mustConfirm ? 'submit' : ''} href={confirmUrl} target="_blank" rel="noopener">
      {PILL_WORDS.confirmLink}
    </a>
  );
  return (
    <div class="completed" role="status" tabIndex={-1} ref={first}>
      <h2 id="title">{mustConfirm ? PILL_WORDS.mustConfirmTitle : settings.completedTitle}</h2>
      <p>{mustConfirm ? PILL_WORDS.mustConfirm : settings.completedText}</p>
      {mustConfirm
        ? link
        : link && (
            <p class="consent">
              {PILL_WORDS.confirm} {link}
            </p>
          )}
      <button class="done" type="button" onClick={onClose}>
        {PILL_WORDS.close}
      </button>
    </div>
  );
}
