import { useComputedColorScheme } from '@mantine/core';
import type { Bubble as BubbleModel } from '#platform/channel/bubble.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { Bubble } from './bubble.tsx';
import { PhoneApp } from './phone-app.ts';
import styles from './phone.module.css';

interface ChatCutProps {
  channel: Channel;
  /** `shopper`: what they wrote themselves, at the right. */
  from: 'business' | 'shopper';
  bubbles: readonly BubbleModel[];
  time: string;
}

/** A piece of a chat as its app draws it, without the phone around it. */
export function ChatCut({ channel, from, bubbles, time }: ChatCutProps) {
  const scheme = useComputedColorScheme('light');
  const app = channel === 'WA' ? 'whatsapp' : 'messenger';
  return (
    <div className={styles.phone} data-is-cut="true" data-scheme={scheme} data-app={app}>
      <div className={styles.cut}>
        <PhoneApp value={app}>
          {bubbles.map((bubble, place) => (
            <Bubble key={place} from={from} time={time} bubble={bubble} />
          ))}
        </PhoneApp>
      </div>
    </div>
  );
}
