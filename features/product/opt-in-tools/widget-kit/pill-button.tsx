import type { Behaviour } from '../contract/tool-behaviour.ts';
import type { CollapsedView } from '../contract/tool-views.ts';
import { sideOf } from './corner.ts';
import { fontOf } from './font-of.ts';
import type { StorefrontApi } from './storefront-api.ts';

interface PillButtonProps {
  look: CollapsedView;
  /** Its position on this device. */
  place: Behaviour['where']['desktop'];
  api: StorefrontApi;
  first: (button: HTMLElement | null) => void;
  onOpen: () => void;
  onHide: () => void;
}

/** A pill at the edge of a page, which opens a card and can be dismissed. */
export function PillButton({ look, place, api, first, onOpen, onHide }: PillButtonProps) {
  const { position, distance } = place;
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
        // Limited, so that a short window still shows the pill.
        ...(distance && { '--rise': `min(${distance}px, 40cqh)` }),
      }}
    >
      <button
        type="button"
        ref={first}
        aria-haspopup="dialog"
        style={{ color, fontFamily: fontOf(fontFamily), fontWeight, fontSize: `${fontSize / 16}em` }}
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
