import { useLayoutEffect } from 'react';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../texts/en.ts';
import styles from './page-waiting.module.css';

/** Shown while a page's code loads; the tab already has its title. */
export function PageWaiting({ title }: { title: string | undefined }) {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <div className={styles.page}>
      <WaitingFor what={texts.loading.page} />
      <WaitingBlock height={36} width={280} />
      <WaitingBlock height={180} />
    </div>
  );
}
