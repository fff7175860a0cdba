import type { ShopperWords } from './shopper-words.ts';

interface ConfirmLinkProps {
  words: ShopperWords;
  url: string | null;
  /** Asked of everybody at this moment: who stopped us before is not told apart from who never did. */
  mustConfirm: boolean;
}

/** The link into WhatsApp by which a sign-up is confirmed: as the next step, or for who needs it. */
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
