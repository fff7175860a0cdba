import { Pair } from '#platform/ui-kit/parts/pair.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import styles from './dashboard-page.module.css';

/** As high as the page that follows, so that parts below are not visible before. */
export function DashboardWaiting() {
  return (
    <div className={styles.ofDays}>
      <WaitingFor what={texts.dashboard.what} />
      <Pair isLevel>
        <WaitingBlock height={428} />
        <WaitingBlock height={428} />
      </Pair>
      <Pair isLevel>
        <WaitingBlock height={380} />
        <WaitingBlock height={380} />
      </Pair>
      <WaitingBlock height={520} />
    </div>
  );
}
