import type { ShopperWords } from './shopper-words.ts';

interface ConfirmLinkProps {
  words: ShopperWords;
  url: string | null;
  /** Whether everybody has to confirm now. People who stopped before are treated like everybody else. */
  mustConfirm: boolean;
}

/** The WhatsApp link that confirms a sign-up, as the next step or for people who need it. */
export function ConfirmLink({ words, url, mustConfirm }: ConfirmLinkProps) {
  const link = url && (
    <a class={mustConfirm ? 'submit' : ''} href={url} target="_blank" rel="noopener">
      {words.confirmLink}
    </a>
  );
  if (mustConfirm)
    return (
      <>
        <p>{words.mustConfirm}</p>
        {link}
      </>
    );
  return (
    link && (
      <p class="consent">
        {words.confirm} {link}
      </p>
    )
  );
}
