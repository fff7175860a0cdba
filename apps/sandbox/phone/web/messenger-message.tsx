import { Icon } from '../../pages/web/icon.tsx';
import { Scroller } from '../../pages/web/scroller.tsx';
import type {
  MessengerBubble,
  MessengerBubbleButton,
  MessengerCardDrawing,
  MessengerReceiptDrawing,
} from '../messenger-thread.ts';
import { clockTime } from './show-time.ts';

type OnTap = (payload: string, title: string) => Promise<void>;

interface MessengerMessageProps {
  bubble: MessengerBubble;
  startsGroup: boolean;
  onTap: OnTap;
}

/** One message, drawn as Messenger draws it. */
export function MessengerMessage({ bubble, startsGroup, onTap }: MessengerMessageProps) {
  const { fromPerson, at, text, pictures, file, buttons, cards, isSquare, receipt } = bubble;
  const side = fromPerson ? 'fb-mine' : 'fb-theirs';
  const when = new Date(at);
  return (
    <article className={`fb ${side} ${startsGroup ? 'fb-first' : ''}`}>
      {pictures.length > 0 && <Pictures urls={pictures} />}
      {file && <File file={file} />}
      {(text !== '' || buttons.length > 0) && (
        <div className="fb-bubble">
          <p className="text" dir="auto">
            {text}
          </p>
          <Buttons buttons={buttons} onTap={onTap} />
        </div>
      )}
      {cards.length > 0 && (
        <Scroller as="ul" className={`fb-cards ${isSquare ? 'fb-cards-square' : ''}`} label="Cards">
          {cards.map((card, index) => (
            <Card key={index} card={card} onTap={onTap} />
          ))}
        </Scroller>
      )}
      {receipt && <Receipt receipt={receipt} />}
      <time className="visually-hidden" dateTime={when.toISOString()}>
        {clockTime(at)}
      </time>
    </article>
  );
}

function Pictures({ urls }: { urls: string[] }) {
  return (
    <div className={`fb-pictures ${urls.length > 1 ? 'fb-grid' : ''}`}>
      {urls.map((url) => (
        <Picture key={url} url={url} />
      ))}
    </div>
  );
}

function Picture({ url }: { url: string }) {
  return <img src={url} alt="" onError={(event) => event.currentTarget.classList.add('picture-broken')} />;
}

function File({ file: { kind, url } }: { file: NonNullable<MessengerBubble['file']> }) {
  if (kind === 'video') return <video className="fb-video" src={url} controls preload="metadata" />;
  if (kind === 'audio') return <audio src={url} controls preload="metadata" />;
  return (
    <a className="fb-bubble fb-file" href={url} target="_blank" rel="noreferrer">
      <Icon name="file" size={20} />
      {url.split('/').at(-1)}
    </a>
  );
}

function Buttons({ buttons, onTap }: { buttons: MessengerBubbleButton[]; onTap: OnTap }) {
  return buttons.length === 0 ? null : (
    <div className="fb-buttons">
      {buttons.map((button) => (
        <Button key={button.title} button={button} onTap={onTap} />
      ))}
    </div>
  );
}

function Button({ button, onTap }: { button: MessengerBubbleButton; onTap: OnTap }) {
  if (button.kind === 'postback')
    return (
      <button type="button" onClick={() => void onTap(button.payload, button.title)}>
        {button.title}
      </button>
    );
  const href = button.kind === 'link' ? button.url : `tel:${button.phone}`;
  return (
    <a href={href} target={button.kind === 'link' ? '_blank' : undefined} rel="noreferrer" title={href}>
      {button.title}
    </a>
  );
}

function Card({ card, onTap }: { card: MessengerCardDrawing; onTap: OnTap }) {
  const { title, subtitle, imageUrl, url, buttons } = card;
  const face = (
    <>
      {imageUrl !== '' && <Picture url={imageUrl} />}
      <strong dir="auto">{title}</strong>
      {subtitle !== '' && <span dir="auto">{subtitle}</span>}
    </>
  );
  return (
    <li className="fb-card">
      {url === '' ? (
        <div className="fb-card-face">{face}</div>
      ) : (
        <a className="fb-card-face" href={url} target="_blank" rel="noreferrer">
          {face}
        </a>
      )}
      <Buttons buttons={buttons} onTap={onTap} />
    </li>
  );
}

function Receipt({ receipt: { title, payment, lines, sums, url } }: { receipt: MessengerReceiptDrawing }) {
  return (
    <div className="fb-bubble fb-receipt">
      <div>
        <strong>{title}</strong>
        <small>{payment}</small>
      </div>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>
            <span>
              {line.title}
              {line.detail !== '' && <small>{line.detail}</small>}
            </span>
            <span>{line.price}</span>
          </li>
        ))}
      </ul>
      <dl>
        {sums.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {url !== '' && (
        <a href={url} target="_blank" rel="noreferrer">
          See the order
        </a>
      )}
    </div>
  );
}
