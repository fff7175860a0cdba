import type { StorefrontApi } from './storefront-api.ts';

/** The words that a shopper agrees to. */
export function ConsentText({ wording, api }: { wording: string; api: StorefrontApi }) {
  const privacyUrl = api.privacyUrl();
  return (
    <p class="consent" dir="auto" data-part="consent">
      {wording}
      {privacyUrl && (
        <>
          {' '}
          <a href={privacyUrl} target="_blank" rel="noopener">
            {api.words.privacy}
          </a>
        </>
      )}
    </p>
  );
}
