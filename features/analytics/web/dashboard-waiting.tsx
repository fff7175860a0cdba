import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import styles from './dashboard-page.module.css';

export function DashboardWaiting() {
  return (
    <div className={styles.page}>
      <WaitingFor what="The dashboard" />
      <WaitingBlock height={101} />
      <div className={styles.pair}>
        <WaitingBlock height={360} />
        <WaitingBlock height={360} />
      </div>
      <div className={styles.pair}>
        <WaitingBlock height={260} />
        <WaitingBlock height={260} />
      </div>
    </div>
  );
}
