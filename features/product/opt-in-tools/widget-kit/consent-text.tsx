import type { StorefrontApi } from './storefront-api.ts';

/** The wording that a shopper agrees to. */
export function ConsentText({ wording, api }: { wording: string; api: StorefrontApi }) {
  // The theme's block has the address of the shop's privacy policy, if there is one. Links of a preview lead nowhere.
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
