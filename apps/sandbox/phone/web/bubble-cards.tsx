import { Scroller } from '../../pages/web/scroller.tsx';
import type { BubbleCard } from '../phone-thread.ts';
import { BubbleButtons, type BubbleActions } from './bubble-buttons.tsx';
import { BubbleMedia } from './bubble-media.tsx';
import { MarkedText } from './marked-text.tsx';

/** The cards of a carousel, side by side; they scroll, by keyboard too. */
export function BubbleCards({ cards, ...actions }: { cards: BubbleCard[] } & BubbleActions) {
  return cards.length === 0 ? null : (
    <Scroller as="ul" className="cards" label={`${cards.length} cards`}>
      {cards.map(({ media, text, buttons }, at) => (
        <li key={at} className="card-bubble">
          {media && <BubbleMedia media={media} />}
          <div className="bubble-text">
            <MarkedText text={text} />
          </div>
          <BubbleButtons buttons={buttons} {...actions} />
        </li>
      ))}
    </Scroller>
  );
}
