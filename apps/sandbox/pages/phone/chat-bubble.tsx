import type { Bubble, BubbleMedia } from '../../phone/phone-thread.ts';
import { Icon, Ticks } from '../icon.tsx';
import { BubbleButtons } from './bubble-buttons.tsx';
import { MarkedText } from './marked-text.tsx';
import { clockTime } from './show-time.ts';

interface ChatBubbleProps {
  bubble: Bubble;
  /** The first of several from the same side has the little corner. */
  startsGroup: boolean;
  onTap: (payload: string, title: string) => Promise<void>;
}

/** One message, drawn as the app draws it. */
export function ChatBubble({ bubble, startsGroup, onTap }: ChatBubbleProps) {
  const { fromShopper, at, state, heading, media, text, footer, buttons, quote } = bubble;
  const side = fromShopper ? 'bubble-mine' : 'bubble-theirs';
  return (
    <article class={`bubble ${side} ${startsGroup ? 'bubble-first' : ''} ${media ? 'bubble-media' : ''}`}>
      {quote && (
        <blockquote class="quote">
          <strong>{quote.name}</strong>
          <span>{quote.text}</span>
        </blockquote>
      )}
      {media && <Media media={media} />}
      <div class="bubble-text">
        {heading && <h3>{heading}</h3>}
        <MarkedText text={text} />
        {footer && <p class="footer">{footer}</p>}
        <span class="when">
          <time dateTime={new Date(at).toISOString()} title={new Date(at).toLocaleString()}>
            {clockTime(at)}
          </time>
          {fromShopper && <Ticks state={state === 'read' ? 'blue' : 'two'} />}
        </span>
      </div>
      <BubbleButtons buttons={buttons} onTap={onTap} />
    </article>
  );
}

function Media({ media }: { media: BubbleMedia }) {
  if (media.kind === 'document')
    return (
      <a class="document" href={media.url} target="_blank" rel="noreferrer">
        <Icon name="file" size={22} />
        <span>{media.filename}</span>
      </a>
    );
  if (media.url === '')
    return (
      <div class="no-picture">
        <Icon name={media.kind === 'video' ? 'play' : 'image'} size={36} />
      </div>
    );
  return media.kind === 'image' ? (
    <img
      class="picture"
      src={media.url}
      alt=""
      onError={(event) => event.currentTarget.classList.add('picture-broken')}
    />
  ) : (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- a template's video has no captions to show
    <video class="picture" src={media.url} controls preload="metadata" />
  );
}
