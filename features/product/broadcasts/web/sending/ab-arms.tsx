import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import type { AbArm } from '../../contract/ab-test.ts';
import { texts } from '../../texts/en.ts';
import styles from './sending.module.css';

const NUMBERS = [
  texts.abResult.people,
  texts.abResult.delivered,
  texts.abResult.read,
  texts.abResult.clicked,
  texts.abResult.ordered,
  texts.abResult.revenue,
];

/** The figures of each side of an A/B test, with the hold-out beside them. */
export function AbArms({ arms, currency }: { arms: readonly AbArm[]; currency: string }) {
  return (
    <ScrollRegion name={texts.abResult.table} className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.abResult.text}</th>
            {NUMBERS.map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arms.map(({ arm, people, delivered, read, clicked, ordered, revenueMinor }) => (
            <tr key={arm}>
              <th scope="row">{texts.arms[arm]}</th>
              <td className={styles.number}>{formatCount(people)}</td>
              {[delivered, read, clicked].map((count, place) => (
                <td key={place} className={styles.number}>
                  {arm === 'holdOut' ? '–' : formatCount(count)}
                </td>
              ))}
              <td className={styles.number}>{formatCount(ordered)}</td>
              <td className={styles.number}>{formatMoney(revenueMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
