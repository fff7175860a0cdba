import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import styles from './disconnected-banner.module.css';
import { PAGE_DISCONNECTED } from './messages.ts';
import { useFacebookPage } from './use-facebook-page.ts';

/** Above every page while the shop's Facebook page is lost; a page the merchant took away needs no word. */
export function DisconnectedBanner({ shopUrl }: { shopUrl: string }) {
  const { data } = useFacebookPage(shopUrl);
  const { pathname } = useLocation();
  if (data?.fbStatus !== 'disconnected' || data.page === null) return null;
  return (
    <div className={styles.banner} role="alert">
      <IconAlertTriangle className={styles.icon} size={18} stroke={1.5} aria-hidden />
      <p>
        <strong>{PAGE_DISCONNECTED}</strong> {data.stoppedReason} Messages on Messenger wait until then.{' '}
        {pathname !== '/settings' && <Link to="/settings">Go to Settings</Link>}
      </p>
    </div>
  );
}
