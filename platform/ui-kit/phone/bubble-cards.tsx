import { use } from 'react';
import type { BubbleCard } from '#platform/channel/bubble.ts';
import { texts } from '../texts/en.ts';
import { BubbleButtons } from './bubble-buttons.tsx';
import { BubbleMedia } from './bubble-media.tsx';
import styles from './bubble-parts.module.css';
import { MessageText } from './message-text.tsx';
import { PartDrawing } from './part-drawing.ts';

/** Cards side by side, which scroll when they do not fit. */
export function BubbleCards({ cards }: { cards: readonly BubbleCard[] }) {
  const draw = use(PartDrawing);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <ul className={styles.cards} aria-label={texts.phone.cards} tabIndex={0}>
      {cards.map((card, at) => {
        const { media, title, text, buttons } = card;
        const face = (
          <>
            {media && <BubbleMedia media={media} />}
            <div className={styles.cardWords}>
              {title !== null && (
                <p className={styles.cardTitle} dir="auto">
                  {title}
                </p>
              )}
              {text !== null && <MessageText text={text} />}
            </div>
          </>
        );
        return (
          <li key={at} className={styles.card}>
            {draw(card, face)}
            <BubbleButtons buttons={buttons} />
          </li>
        );
      })}
    </ul>
  );
}
