import type { BubbleCard } from '#platform/channel/bubble.ts';
import { BubbleButtons } from './bubble-buttons.tsx';
import { BubbleMedia } from './bubble-media.tsx';
import styles from './bubble-parts.module.css';
import { MessageText } from './message-text.tsx';

/** Cards side by side; those that have no room are reached by scrolling. */
export function BubbleCards({ cards }: { cards: readonly BubbleCard[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <ul className={styles.cards} aria-label="Cards of this message" tabIndex={0}>
      {cards.map(({ media, title, text, buttons }, at) => (
        <li key={at} className={styles.card}>
          {media && <BubbleMedia media={media} />}
          <div className={styles.cardWords}>
            {title !== null && (
              <p className={styles.cardTitle} dir="auto">
                {title}
              </p>
            )}
            {text !== null && <MessageText text={text} />}
          </div>
          <BubbleButtons buttons={buttons} />
        </li>
      ))}
    </ul>
  );
}
