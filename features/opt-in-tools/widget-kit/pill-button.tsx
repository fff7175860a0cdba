import type { CollapsedView } from '../contract/tool-views.ts';
import { sideOf } from './corner.ts';
import { fontOf } from './font-of.ts';
import type { StorefrontApi } from './storefront-api.ts';

interface PillButtonProps {
  look: CollapsedView;
  position: string | null;
  api: StorefrontApi;
  first: (button: HTMLElement | null) => void;
  onOpen: () => void;
  onHide: () => void;
}

/** What stands at the edge of a page, opens a card and can be sent away. */
export function PillButton({ look, position, api, first, onOpen, onHide }: PillButtonProps) {
  const { text, color, fontFamily, fontWeight, fontSize } = look.text;
  const corner = `var(--bellbird-${sideOf(position)}`;
  return (
    <div
      class={`pill at-${position ?? 'bottomRight'}`}
      data-part="pill"
      style={{
        background: look.backgroundColor,
        '--filled': `${corner}, 0px)`,
        visibility: `${corner}-card, ${corner}-chat, visible))`,
      }}
    >
      <button
        type="button"
        ref={first}
        aria-haspopup="dialog"
        style={{ color, fontFamily: fontOf(fontFamily), fontWeight, fontSize: `${fontSize}px` }}
        onClick={onOpen}
      >
        {text}
      </button>
      <button
        class="hide"
        type="button"
        aria-label={api.words.hide}
        style={{ color: look.closeButtonColor }}
        onClick={onHide}
      >
        ×
      </button>
    </div>
  );
}
