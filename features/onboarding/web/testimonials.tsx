import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import styles from './testimonials.module.css';

/** Document 1, section 9: four seconds each; the second of fading is in the style sheet. */
const AUTOPLAY_MS = 4000;

/** Stores we made up: the slider says so. */
const EXAMPLES = [
  {
    words:
      'I switched the cart reminder on before lunch. By the evening two people had come back for their mugs.',
    store: 'Harbour Clay',
    kind: 'ceramics',
  },
  {
    words:
      'Shoppers answer on WhatsApp as they would answer a friend. I hear what is wrong before they leave.',
    store: 'Saffron Lane',
    kind: 'spices and tea',
  },
  {
    words: 'It tells me what each message earned, order by order. That ended a lot of guessing here.',
    store: 'Northbound Outfitters',
    kind: 'outdoor wear',
  },
] as const;

/** Three examples that take turns, until someone reads one at leisure. */
export function Testimonials() {
  const [at, setAt] = useState(0);
  const { isPlaying, toggle, hold } = useAutoplay(() => setAt((now) => (now + 1) % EXAMPLES.length));
  return (
    <section
      className={styles.slider}
      aria-roledescription="carousel"
      aria-label="Examples of what stores say"
      {...hold}
    >
      <p className={styles.honest}>Examples from invented stores</p>
      <div className={styles.stack} aria-live={isPlaying ? 'off' : 'polite'}>
        {EXAMPLES.map(({ words, store, kind }, index) => (
          <figure key={store} className={styles.slide} data-shown={index === at} aria-hidden={index !== at}>
            <blockquote className={styles.words}>{words}</blockquote>
            <figcaption className={styles.store}>
              <strong>{store}</strong>, {kind}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        {EXAMPLES.map(({ store }, index) => (
          <button
            key={store}
            type="button"
            className={styles.dot}
            aria-label={`Show ${store}, ${index + 1} of ${EXAMPLES.length}`}
            aria-current={index === at}
            onClick={() => setAt(index)}
          />
        ))}
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? 'Pause the examples' : 'Play the examples'}
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

/** Plays on by itself; not under a pointer or the focus, and not for those who asked for less motion. */
function useAutoplay(next: () => void) {
  const isReduced = useReducedMotion();
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
