import type { StorefrontApi } from '../../../widget-kit/storefront-api.ts';

/**
 * The longest part of a greeting that is shown before the chat opens, in characters. Characters of two code units are
 * not cut.
 */
const LONGEST = 160;

interface TeaserProps {
  greeting: string;
  api: StorefrontApi;
  onClose: () => void;
}

/** The greeting above the chat button. */
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
