import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { texts } from '../texts/en.ts';
import { FindPersonPanel } from './find-person-panel.tsx';
import styles from './privacy-page.module.css';
import { RequestsPanel } from './requests-panel.tsx';

/** The page about shoppers' personal data: the proof of consent, and requests to see or erase data. */
export function PrivacyPage({ merchant }: { merchant: { shopUrl: string; shopTimeZone: string } }) {
  const { shopUrl, shopTimeZone: timeZone } = merchant;
  return (
    <>
      <Link to="/settings" className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {texts.page.back}
      </Link>
      <PageHead title={texts.page.heading} note={texts.page.note} />
      <div className={styles.page}>
        <FindPersonPanel shopUrl={shopUrl} timeZone={timeZone} />
        <RequestsPanel shopUrl={shopUrl} timeZone={timeZone} />
      </div>
    </>
  );
}
