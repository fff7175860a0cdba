import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import styles from './moments.module.css';
import { ReminderPhone } from './reminder-phone.tsx';
import { StoreSketch } from './store-sketch.tsx';

/** Four seconds each. Document 1, section 9. The second of fading is in the style sheet. */
const AUTOPLAY_MS = 4000;

interface Moment {
  name: string;
  words: string;
  draw: (merchant: Merchant) => ReactNode;
}

const MOMENTS: readonly Moment[] = [
  {
    name: 'the sign-up',
    words: 'A shopper signs up on your store, and you keep the proof.',
    draw: () => <StoreSketch />,
  },
  {
    name: 'the reminder',
    words: 'They leave a cart behind, and hear from you.',
    draw: (merchant) => <ReminderPhone merchant={merchant} />,
  },
  {
    name: 'the stop',
    words: 'They have had enough: one word ends it, at once.',
    draw: (merchant) => <ReminderPhone merchant={merchant} answer="STOP" />,
  },
];

/** Three scenes with the shop's own shoppers, played in turn until somebody selects one. */
export function Moments({ merchant }: { merchant: Merchant }) {
  const [at, setAt] = useState(0);
  const { isPlaying, toggle, hold } = useAutoplay(() => setAt((now) => (now + 1) % MOMENTS.length));
  return (
    <section aria-roledescription="carousel" aria-label="What Bellbird does" {...hold}>
      <div className={styles.stack} aria-live={isPlaying ? 'off' : 'polite'}>
        {MOMENTS.map(({ name, words, draw }, index) => (
          <div key={name} className={styles.moment} data-shown={index === at} aria-hidden={index !== at}>
            <p className={styles.words}>{words}</p>
            <div className={styles.picture}>{draw(merchant)}</div>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        {MOMENTS.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={styles.dot}
            aria-label={`Show ${name}, ${index + 1} of ${MOMENTS.length}`}
            aria-current={index === at}
            onClick={() => setAt(index)}
          />
        ))}
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? 'Pause the pictures' : 'Play the pictures'}
          onClick={toggle}
        >
          {isPlaying ? (
            <IconPlayerPauseFilled size={14} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={14} aria-hidden />
          )}
        </button>
      </div>
    </section>
  );
}

/** Plays automatically, except under a pointer or the focus, and for people who want less motion. */
function useAutoplay(next: () => void) {
  // Read before the first picture, so that people who want less motion see none start.
  const isReduced = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const isPlaying = chosen ?? !isReduced;
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(next, AUTOPLAY_MS);
    return () => clearInterval(timer);
  });
  const hold = {
    onMouseEnter: () => setIsHeld(true),
    onMouseLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
  return { isPlaying, toggle: () => setChosen(!isPlaying), hold };
}
