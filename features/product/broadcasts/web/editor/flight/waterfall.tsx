import { formatCount } from '#platform/ui-kit/format/count.ts';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';
import styles from './flight.module.css';

type Step = FlightCheck['waterfall'][number];

/** Steps with the people who are left. The others have the people who drop out. */
const LEFT: readonly Step['step'][] = ['inRules', 'audience', 'atOnce'];

/** The steps from the rules' people to those who get it immediately, each as a bar. */
export function Waterfall({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ people }) => people));
  const bars = placed(steps);
  return (
    <section aria-label={texts.flightSteps.title}>
      <h3 className={styles.title}>{texts.flightSteps.title}</h3>
      <ol className={styles.fall}>
        {bars.map(({ step, people, inWords, begins, isLeft }) => (
          <li key={step} className={styles.step} data-left={isLeft}>
            <span className={styles.people}>
              {isLeft ? '' : '−'}
              {formatCount(people)}
            </span>
            <span className={styles.words}>{inWords}</span>
            <svg className={styles.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
              <rect x={(begins / most) * 100} width={(people / most) * 100} height="6" rx="1" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** People who drop out are drawn after those who are left. Steps without people are hidden. */
function placed(steps: readonly Step[]) {
  let left = 0;
  return steps.flatMap((step) => {
    const isLeft = LEFT.includes(step.step);
    if (!isLeft && step.people === 0) return [];
    left = isLeft ? step.people : left - step.people;
    return [{ ...step, isLeft, begins: isLeft ? 0 : Math.max(0, left) }];
  });
}
