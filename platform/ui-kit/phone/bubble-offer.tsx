import { IconTag } from '@tabler/icons-react';
import type { Bubble } from '#platform/channel/bubble.ts';
import { fill } from '#platform/language/reader.ts';
import { LOCALE } from '../format/reader-locale.ts';
import { texts } from '../texts/en.ts';
import { RichText } from '../texts/rich-text.tsx';
import styles from './bubble-parts.module.css';

const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A limited-time offer: its text, end and code. */
export function BubbleOffer({ offer }: { offer: NonNullable<Bubble['offer']> }) {
  const { text, endsAt, code } = offer;
  return (
    <div className={styles.offer}>
      <IconTag size={22} stroke={1.5} aria-hidden />
      <div>
        <p className={styles.cardTitle}>{text}</p>
        {endsAt !== null && (
          <p className={styles.quiet}>
            <RichText
              text={texts.phone.offerEnds}
              values={{ when: <time dateTime={endsAt}>{MOMENT.format(new Date(endsAt))}</time> }}
            />
          </p>
        )}
        {code !== null && <p className={styles.quiet}>{fill(texts.phone.code, { code })}</p>}
      </div>
    </div>
  );
}
