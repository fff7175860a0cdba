import { IconChecks } from '@tabler/icons-react';
import { memo, use, type ReactNode } from 'react';
import type { Bubble as BubbleModel, BubbleMedia as BubbleMediaModel } from '#platform/channel/bubble.ts';
import { texts } from '../texts/en.ts';
import { BubbleButtons } from './bubble-buttons.tsx';
import { BubbleCards } from './bubble-cards.tsx';
import { BubbleMedia } from './bubble-media.tsx';
import { BubbleOffer } from './bubble-offer.tsx';
import { BubbleReceipt } from './bubble-receipt.tsx';
import { BubbleSections } from './bubble-sections.tsx';
import { MessageText } from './message-text.tsx';
import { PartDrawing } from './part-drawing.ts';
import styles from './phone.module.css';

interface BubbleProps {
  /** The shopper's own messages are on the right and have ticks. */
  from: 'business' | 'shopper';
  bubble: BubbleModel;
  time: string;
  /** For the shopper's own message: whether the ticks are blue. */
  isRead?: boolean;
  /** Replaces the shopper's ticks, for a reader who also sees messages on their way. */
  ticks?: ReactNode;
  /** The message that this one answers. */
  quote?: ReactNode;
  /** Replaces the text with a field that edits it. */
  words?: ReactNode;
}

/** These take a bubble's full width. */
const WIDE: readonly BubbleMediaModel['kind'][] = ['image', 'video', 'place', 'images'];

/** One message of a chat. With a `PartDrawing`, its parts can be used. */
export const Bubble = memo(function Bubble({
  from,
  bubble,
  time,
  isRead = true,
  ticks,
  quote,
  words,
}: BubbleProps) {
  const draw = use(PartDrawing);
  const { media, heading, offer, text, receipt, footer, buttons, sections, cards, quickReplies } = bubble;
  return (
    <>
      {cards.length > 0 ? (
        <BubbleCards cards={cards} />
      ) : (
        <div
          className={styles.bubble}
          data-from={from}
          data-wide={media !== null && WIDE.includes(media.kind)}
        >
          {quote}
          {media && <BubbleMedia media={media} />}
          {offer && <BubbleOffer offer={offer} />}
          {receipt && <BubbleReceipt receipt={receipt} />}
          <div className={styles.words}>
            {heading !== null && <p className={styles.heading}>{heading}</p>}
            {words ?? (text !== null && <MessageText text={text} />)}
            {footer !== null && <p className={styles.footer}>{footer}</p>}
            <Time from={from} time={time} isRead={isRead} ticks={ticks} />
          </div>
          <BubbleButtons buttons={buttons} />
        </div>
      )}
      {sections.length > 0 && <BubbleSections sections={sections} />}
      {quickReplies.length > 0 && (
        <ul className={styles.replies} aria-label={texts.phone.answers}>
          {quickReplies.map((title) => (
            <li key={title}>{draw({ kind: 'reply', title }, title)}</li>
          ))}
        </ul>
      )}
    </>
  );
});

function Time({ from, time, isRead, ticks }: Pick<BubbleProps, 'from' | 'time' | 'isRead' | 'ticks'>) {
  return (
    <span className={styles.time}>
      {time}
      {ticks}
      {ticks === undefined && from === 'shopper' && (
        <IconChecks
          className={isRead ? styles.ticks : undefined}
          size={16}
          stroke={1.75}
          aria-label={isRead ? texts.phone.read : texts.phone.delivered}
        />
      )}
    </span>
  );
}
