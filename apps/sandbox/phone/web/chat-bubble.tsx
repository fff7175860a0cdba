import { Icon, Ticks } from '../../pages/web/icon.tsx';
import type { Bubble } from '../phone-thread.ts';
import { BubbleButtons, type BubbleActions } from './bubble-buttons.tsx';
import { BubbleCards } from './bubble-cards.tsx';
import { BubbleMedia } from './bubble-media.tsx';
import { MarkedText } from './marked-text.tsx';
import { clockTime } from './show-time.ts';

interface ChatBubbleProps extends BubbleActions {
  bubble: Bubble;
  /** The first of several from the same side has the little corner. */
  startsGroup: boolean;
}

/** One message, drawn as the app draws it. */
export function ChatBubble({ bubble, startsGroup, ...actions }: ChatBubbleProps) {
  const { fromShopper, at, state, heading, media, text, footer, buttons, quote, cards, offer } = bubble;
  const side = fromShopper ? 'bubble-mine' : 'bubble-theirs';
  const isWide = media !== null && media.kind !== 'sticker';
  return (
    <>
      <article
        className={`bubble ${side} ${startsGroup ? 'bubble-first' : ''} ${isWide ? 'bubble-media' : ''}`}
      >
        {quote && (
          <blockquote className="quote">
            <strong>{quote.name}</strong>
            <span>{quote.text}</span>
          </blockquote>
        )}
        {media && <BubbleMedia media={media} />}
        {offer && <Offer offer={offer} />}
        <div className="bubble-text">
          {heading && <h3>{heading}</h3>}
          <MarkedText text={text} />
          {footer && <p className="footer">{footer}</p>}
          <span className="when">
            <time dateTime={new Date(at).toISOString()} title={new Date(at).toLocaleString()}>
              {clockTime(at)}
            </time>
            {fromShopper && <Ticks state={state === 'read' ? 'blue' : 'two'} />}
          </span>
        </div>
        <BubbleButtons buttons={buttons} {...actions} />
      </article>
      <BubbleCards cards={cards} {...actions} />
    </>
  );
}

function Offer({ offer }: { offer: NonNullable<Bubble['offer']> }) {
  const { text, endsAt, code } = offer;
  return (
    <div className="offer">
      <Icon name="gift" size={26} />
      <p>
        <strong>{text}</strong>
        {endsAt !== null && (
          <span>
            Ends {new Date(endsAt).toLocaleDateString([], { day: 'numeric', month: 'long' })},{' '}
            {clockTime(endsAt)}
          </span>
        )}
        {code && <span>Code {code}</span>}
      </p>
    </div>
  );
}
