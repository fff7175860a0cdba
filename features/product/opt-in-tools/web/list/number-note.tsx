import { useQuery } from '@tanstack/react-query';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { texts } from '../../texts/en.ts';
import styles from './tools-page.module.css';

/** Says that nobody who signs up can be written to yet. Nothing while that is unknown. */
export function NumberNote({ shopUrl }: { shopUrl: string }) {
  const { data } = useQuery(callQuery(getWhatsAppSender, { query: { shopUrl } }));
  if (data === undefined || data.sender !== null) return null;
  return (
    <p className={styles.numberNote}>
      {texts.list.noNumber} <PageLink to="/settings">{texts.list.connectNumber}</PageLink>
    </p>
  );
}
