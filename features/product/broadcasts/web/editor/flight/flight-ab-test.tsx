import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import styles from './flight.module.css';

/** How many people get each of the two texts, and what follows. */
export function FlightAbTest({ abTest }: { abTest: NonNullable<FlightCheck['abTest']> }) {
  const { withEach, rest, inWords } = abTest;
  return (
    <section aria-label="Which text they get">
      <h3 className={styles.title}>Which text they get</h3>
      <FigureList>
        <Figure name="Text A first">{formatCount(withEach)}</Figure>
        <Figure name="Text B first">{formatCount(withEach)}</Figure>
        <Figure name="Wait for the result">{formatCount(rest)}</Figure>
      </FigureList>
      <p>{inWords}</p>
    </section>
  );
}
