import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { ScrollRegion } from '#platform/ui-kit/parts/scroll-region.tsx';
import type { AbArm } from '../../contract/ab-test.ts';
import { ARM_NAMES } from './ab-intervals.tsx';
import styles from './sending.module.css';

/** The figures of each side of an A/B test, with the hold-out beside them. */
export function AbArms({ arms, currency }: { arms: readonly AbArm[]; currency: string }) {
  return (
    <ScrollRegion name="What was counted of each text" className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Text</th>
            {['People', 'Delivered', 'Read', 'Clicked', 'Ordered', 'Orders of them'].map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arms.map(({ arm, people, delivered, read, clicked, ordered, revenueMinor }) => (
            <tr key={arm}>
              <th scope="row">{ARM_NAMES[arm]}</th>
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
