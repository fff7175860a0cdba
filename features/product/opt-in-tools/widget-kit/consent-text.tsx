import type { StorefrontApi } from './storefront-api.ts';

/** The words that a shopper agrees to. */
export function ConsentText({ wording, api }: { wording: string; api: StorefrontApi }) {
  // The theme's block names the shop's own, if it has one; nothing in a preview leads anywhere.
  const privacyUrl = api.preview
    ? '#'
    : document.querySelector<HTMLElement>('[data-privacy-url]')?.dataset['privacyUrl'];
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
