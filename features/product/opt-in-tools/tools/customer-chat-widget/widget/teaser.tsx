import type { StorefrontApi } from '../../../widget-kit/storefront-api.ts';

/** As much of a greeting as is said before anybody asked; letters that are two characters to a program stay whole. */
const LONGEST = 160;

interface TeaserProps {
  greeting: string;
  api: StorefrontApi;
  onClose: () => void;
}

/** The greeting above the chat's button. */
export function Teaser({ greeting, api, onClose }: TeaserProps) {
  const letters = [...greeting];
  return (
    <div class="teaser" role="status">
      <span dir="auto" data-part="greeting">
        {letters.slice(0, LONGEST).join('')}
        {letters.length > LONGEST && '…'}
      </span>
      <button class="close" type="button" aria-label={api.words.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
