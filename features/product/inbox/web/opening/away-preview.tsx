import { useComputedColorScheme } from '@mantine/core';
import { bubbleOf } from '#platform/channel/bubble.ts';
import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';
import { Phone } from '#platform/ui-kit/phone/phone.tsx';
import { fillReply } from '../../rules/fill-reply.ts';
import { texts } from '../../texts/en.ts';
import styles from './settings.module.css';

/** The shopper's phone with a question and the away message. */
export function AwayPreview({ text, shopName }: { text: string; shopName: string }) {
  const scheme = useComputedColorScheme('light');
  const shown = fillReply(text, { 'first name': texts.away.sampleName }).trim();
  return (
    <div>
      <p className={styles.legend}>{texts.away.preview}</p>
      <Phone chatName={shopName} scheme={scheme}>
        <Bubble
          from="shopper"
          time="21:04"
          bubble={bubbleOf({ text: texts.away.sampleQuestion, media: null })}
        />
        {shown !== '' && (
          <Bubble from="business" time="21:04" bubble={bubbleOf({ text: shown, media: null })} />
        )}
      </Phone>
    </div>
  );
}
