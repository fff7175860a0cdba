import { SHOPPER_WORDS } from './shopper-words.ts';

interface ConsentTextProps {
  wording: string;
  /** The shop's privacy policy, undefined or empty when the shop has none. */
  privacyUrl: string | undefined;
}

/** The words that a shopper agrees to by sending. */
export function ConsentText({ wording, privacyUrl }: ConsentTextProps) {
  return (
    <p class="consent">
      {wording}
      {privacyUrl && (
        <>
          {' '}
          <a href={privacyUrl} target="_blank" rel="noopener">
            {SHOPPER_WORDS.privacy}
          </a>
        </>
      )}
    </p>
  );
}
