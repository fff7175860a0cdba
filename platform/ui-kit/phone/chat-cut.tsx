import { useComputedColorScheme } from '@mantine/core';
import type { Bubble as BubbleModel } from '#platform/channel/bubble.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { Bubble } from './bubble.tsx';
import { ChatApp } from './chat-app.tsx';
import styles from './phone.module.css';

interface ChatCutProps {
  channel: Channel;
  /** `shopper` messages are on the right. */
  from: 'business' | 'shopper';
  bubbles: readonly BubbleModel[];
  time: string;
}

/** A part of a chat as its app shows it, without the phone around it. */
export function ChatCut({ channel, from, bubbles, time }: ChatCutProps) {
  const scheme = useComputedColorScheme('light');
  return (
    <ChatApp app={channel === 'WA' ? 'whatsapp' : 'messenger'} scheme={scheme}>
      <div className={styles.cut}>
        {bubbles.map((bubble, place) => (
          <Bubble key={place} from={from} time={time} bubble={bubble} />
        ))}
      </div>
    </ChatApp>
  );
}
