import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import styles from './dashboard-page.module.css';

/** As long as what comes: what stands below it is not in sight before it is. */
export function DashboardWaiting() {
  return (
    <div className={styles.page}>
      <WaitingFor what="The dashboard" />
      <WaitingBlock height={73} />
      <div className={styles.days}>
        <WaitingBlock height={21} width={280} />
        <WaitingBlock height={36} width={180} />
      </div>
      <div className={styles.pair}>
        <WaitingBlock height={428} />
        <WaitingBlock height={428} />
      </div>
      <div className={styles.pair}>
        <WaitingBlock height={380} />
        <WaitingBlock height={380} />
      </div>
      <WaitingBlock height={520} />
    </div>
  );
}
