import type { ComponentChild } from 'preact';
import type { Picture } from '../contract/tool-background.ts';
import type { CompletedView, OpenView } from '../contract/tool-views.ts';
import { cardInks } from './card-inks.ts';
import { sideOf } from './corner.ts';
import { Modal } from './modal.tsx';
import type { StorefrontApi } from './storefront-api.ts';

interface CardProps {
  layout: string;
  look: OpenView | CompletedView;
  api: StorefrontApi;
  /** The picture beside or behind the text. A preview shows a placeholder for a missing one. */
  image?: Picture;
  /** Replaces the picture. */
  figure?: ComponentChild;
  /**
   * The background of the whole card, if it is not the view's own colour: the CSS, and its colours that text may be on.
   */
  ground?: { css: string; colours: readonly string[] | null };
  /** The position of its pill, whose side the card keeps. */
  position?: string | null;
  onClose: () => void;
  children: ComponentChild;
}

/** The card of an open tool: at the page's edge for `pill`, over the page for any other layout. */
export function Card({
  layout,
  look,
  api,
  image,
  figure,
  ground: { css, colours } = { css: look.backgroundColor, colours: [look.backgroundColor] },
  position = null,
  onClose,
  children,
}: CardProps) {
  const ground = { background: css };
  const inks = cardInks(colours);
  const inside = (
    <div class="inside" style={ground} data-part="background">
      {figure ?? (layout !== 'pill' && image && <CardPicture image={image} isPreview={!!api.preview} />)}
      <div class="words">
        <div
          class={inks ? 'panel' : 'panel on-picture'}
          style={{ ...inks, ...(layout === 'modalImageBehind' && ground) }}
        >
          {look.heroLogoUrl && <img class="logo" src={look.heroLogoUrl} alt="" data-part="logo" />}
          {children}
        </div>
      </div>
      <button
        class="close"
        type="button"
        aria-label={api.words.close}
        data-part="closeButton"
        style={{ color: look.closeButtonColor }}
        onClick={onClose}
      >
        ×
      </button>
    </div>
  );
  return layout === 'pill' ? (
    <section class={`card ${sideOf(position)}`} role="dialog" aria-labelledby="title">
      {inside}
    </section>
  ) : (
    <Modal class={`card modal ${layout}`} api={api} onClose={onClose}>
      {inside}
    </Modal>
  );
}

function CardPicture({ image: { url, alt }, isPreview }: { image: Picture; isPreview: boolean }) {
  if (!url) return isPreview ? <div class="picture none" data-part="image" /> : null;
  return <img class="picture" src={url} alt={alt} data-part="image" />;
}
