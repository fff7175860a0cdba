import { SHOPPER_WORDS } from './shopper-words.ts';

interface CompletedViewProps {
  title: string;
  text: string;
  confirmUrl: string | null;
  /** Asked of everybody at this moment: who stopped us before is not told apart from who never did. */
  mustConfirm: boolean;
  first: (words: HTMLElement | null) => void;
  onClose: () => void;
}

/** What became of it, and the link into WhatsApp by which it is confirmed. */
export function CompletedView(props: CompletedViewProps) {
  const { title, text, confirmUrl, mustConfirm, first, onClose } = props;
  const link = confirmUrl && (
    <a class={mustConfirm ? 'submit' : ''} href={confirmUrl} target="_blank" rel="noopener">
      {SHOPPER_WORDS.confirmLink}
    </a>
  );
  return (
    <div class="completed" role="status" tabIndex={-1} ref={first}>
      <h2 id="title">{mustConfirm ? SHOPPER_WORDS.mustConfirmTitle : title}</h2>
      <p>{mustConfirm ? SHOPPER_WORDS.mustConfirm : text}</p>
      {mustConfirm
        ? link
        : link && (
            <p class="consent">
              {SHOPPER_WORDS.confirm} {link}
            </p>
          )}
      <button class="done" type="button" onClick={onClose}>
        {SHOPPER_WORDS.close}
      </button>
    </div>
  );
}
