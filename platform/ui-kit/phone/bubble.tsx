import { IconArrowBackUp, IconChecks, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { MessageText } from './message-text.tsx';
import styles from './phone.module.css';

export interface BubbleButton {
  kind: 'url' | 'quickReply';
  title: string;
}

interface BubbleProps {
  /** The shopper's own messages stand to the right and carry ticks. */
  from: 'business' | 'shopper';
  text: string;
  time: string;
  imageUrl?: string | null;
  buttons?: BubbleButton[];
}

export function Bubble({ from, text, time, imageUrl = null, buttons = [] }: BubbleProps) {
  return (
    <div className={styles.bubble} data-from={from}>
      {imageUrl !== null && <BubbleImage url={imageUrl} />}
      <div className={styles.words}>
        <MessageText text={text} />
        <span className={styles.time}>
          {time}
          {from === 'shopper' && (
            <IconChecks className={styles.ticks} size={16} stroke={1.75} aria-label="Read" />
          )}
        </span>
      </div>
      {buttons.length > 0 && (
        <ul className={styles.buttons} aria-label="Buttons of this message">
          {buttons.map((button) => (
            <li key={button.title}>
              <ButtonIcon kind={button.kind} /> {button.title}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ButtonIcon({ kind }: { kind: BubbleButton['kind'] }) {
  const Icon = kind === 'url' ? IconExternalLink : IconArrowBackUp;
  return <Icon size={16} stroke={1.75} aria-hidden />;
}

/** A picture that cannot be loaded leaves its place and says so. */
function BubbleImage({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <div className={styles.noImage}>Product picture</div>;
  return <img className={styles.image} src={url} alt="What is in the cart" onError={() => setFailed(true)} />;
}
