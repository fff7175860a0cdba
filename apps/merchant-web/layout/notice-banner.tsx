import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { bannerOf } from '#features/messaging/web/alert-banner.ts';
import { useSenderAlerts } from '#features/messaging/web/use-messages.ts';
import { closeBanner, showBanner, useBanner } from '#platform/ui-kit/banner-store.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import styles from './notice-banner.module.css';

const SENDER_HEALTH = { to: '/sender-health', name: 'See what to do' };

/** What every page has to say first, until it is over or closed. */
export function NoticeBanner() {
  const banner = useBanner();
  const { pathname } = useLocation();
  if (banner === null) return null;
  return (
    <div className={styles.banner} data-tone={banner.tone} role="alert">
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <p className={styles.text}>
        {banner.text}{' '}
        {banner.link && banner.link.to !== pathname && (
          <PageLink to={banner.link.to}>{banner.link.name}</PageLink>
        )}
      </p>
      <button type="button" className={styles.close} aria-label="Close this notice" onClick={closeBanner}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}

/** What is wrong with what the shop sends from, the worst first; a lost page has a banner of its own. */
export function useSenderBanner(shopUrl: string): void {
  const alerts = useSenderAlerts(shopUrl).data?.alerts;
  const banner = alerts === undefined ? null : bannerOf(alerts);
  const { id, text } = banner ?? { id: null, text: null };
  useEffect(() => {
    showBanner(id === null ? null : { id, tone: 'bad', text, link: SENDER_HEALTH });
  }, [id, text]);
}
