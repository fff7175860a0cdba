import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import styles from './moments.module.css';
import { ReminderPhone } from './reminder-phone.tsx';
import { StoreSketch } from './store-sketch.tsx';

/** Four seconds each. Document 1, section 9. The second of fading is in the style sheet. */
const AUTOPLAY_MS = 4000;

interface Moment {
  name: 'signUp' | 'reminder' | 'stop';
  draw: (merchant: Merchant) => ReactNode;
}

const MOMENTS: readonly Moment[] = [
  {
    name: 'signUp',
    draw: () => <StoreSketch />,
  },
  {
    name: 'reminder',
    draw: (merchant) => <ReminderPhone merchant={merchant} />,
  },
  {
    name: 'stop',
    draw: (merchant) => <ReminderPhone merchant={merchant} answer="STOP" />,
  },
];

/** Three scenes with the shop's own shoppers, played in turn until somebody selects one. */
export function Moments({ merchant }: { merchant: Merchant }) {
  const [at, setAt] = useState(0);
  const { isPlaying, toggle, hold } = useAutoplay(() => setAt((now) => (now + 1) % MOMENTS.length));
  return (
    <section aria-roledescription="carousel" aria-label={texts.moments.label} {...hold}>
      <div className={styles.stack} aria-live={isPlaying ? 'off' : 'polite'}>
        {MOMENTS.map(({ name, draw }, index) => (
          <div key={name} className={styles.moment} data-shown={index === at} aria-hidden={index !== at}>
            <p className={styles.words}>{texts.scenes[name].text}</p>
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
            aria-label={fill(texts.scenes[name].show, { number: index + 1, all: MOMENTS.length })}
            aria-current={index === at}
            onClick={() => setAt(index)}
          />
        ))}
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? texts.moments.pause : texts.moments.play}
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
