import type { BubbleCard } from '../phone-thread.ts';
import { BubbleButtons, type BubbleActions } from './bubble-buttons.tsx';
import { BubbleMedia } from './bubble-media.tsx';
import { MarkedText } from './marked-text.tsx';

/** The cards of a carousel, side by side; they scroll, by keyboard too. */
export function BubbleCards({ cards, ...actions }: { cards: BubbleCard[] } & BubbleActions) {
  return cards.length === 0 ? null : (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <ul class="cards" aria-label={`${cards.length} cards`} tabIndex={0}>
      {cards.map(({ media, text, buttons }, at) => (
        <li key={at} class="card-bubble">
          {media && <BubbleMedia media={media} />}
          <div class="bubble-text">
            <MarkedText text={text} />
          </div>
          <BubbleButtons buttons={buttons} {...actions} />
        </li>
      ))}
    </ul>
  );
}
