import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { texts } from '../../texts/en.ts';
import styles from './disconnected-banner.module.css';
import { useFacebookPage } from './use-facebook-page.ts';

const LOST_PATH = '/fbPageNotConnected';

/** The banner above every page while the shop's Facebook page is lost, except on the page about that. */
export function DisconnectedBanner({ shopUrl }: { shopUrl: string }) {
  const { data } = useFacebookPage(shopUrl);
  const { pathname } = useLocation();
  if (data?.fbStatus !== 'disconnected' || pathname === LOST_PATH) return null;
  return (
    <div className={styles.banner} role="alert">
      <IconAlertTriangle className={styles.icon} size={18} stroke={1.5} aria-hidden />
      <p>
        <strong>{texts.lostPage.banner}</strong> {data.stoppedReason} {texts.lostPage.waiting}{' '}
        <PageLink to={LOST_PATH}>{texts.lostPage.seeWhatToDo}</PageLink>
      </p>
    </div>
  );
}
