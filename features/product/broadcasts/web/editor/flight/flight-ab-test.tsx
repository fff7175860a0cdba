import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';
import styles from './flight.module.css';

/** How many people get each of the two texts, and what follows. */
export function FlightAbTest({ abTest }: { abTest: NonNullable<FlightCheck['abTest']> }) {
  const { withEach, rest, inWords } = abTest;
  return (
    <section aria-label={texts.flightAbTest.title}>
      <h3 className={styles.title}>{texts.flightAbTest.title}</h3>
      <FigureList>
        <Figure name={texts.flightAbTest.textA}>{formatCount(withEach)}</Figure>
        <Figure name={texts.flightAbTest.textB}>{formatCount(withEach)}</Figure>
        <Figure name={texts.flightAbTest.rest}>{formatCount(rest)}</Figure>
      </FigureList>
      <p>{inWords}</p>
    </section>
  );
}
