import { useLayoutEffect } from 'react';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import styles from './page-waiting.module.css';

/** While a screen's own part is on its way; the tab names it already. */
export function PageWaiting({ title }: { title: string | undefined }) {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <div className={styles.page}>
      <WaitingFor what="The page" />
      <WaitingBlock height={36} width={280} />
      <WaitingBlock height={180} />
    </div>
  );
}
