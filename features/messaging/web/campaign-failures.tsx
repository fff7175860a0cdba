import { Link } from 'react-router';
import styles from './campaign-failures.module.css';
import { explainRow } from './explain-row.ts';
import { useMessages } from './use-messages.ts';

const MOST_SHOWN = 3;

/** On a campaign's page: the way to its messages, and why the latest of them failed. */
export function CampaignFailures({ shopUrl, sourceType }: { shopUrl: string; sourceType: string }) {
  const { data } = useMessages(shopUrl, { sourceType, state: 'failed' });
  const sentences = (data?.pages[0]?.messages ?? []).map((row) => explainRow(row) ?? '');
  const different = [...new Set(sentences)].slice(0, MOST_SHOWN);
  const to = `/messages?sourceType=${sourceType}`;
  return (
    <div className={styles.part}>
      <Link to={to}>See its messages, and why some were not sent</Link>
      {different.length > 0 && (
        <div>
          <p className={styles.head}>
            Why its latest messages failed (<Link to={`${to}&state=failed`}>show them</Link>)
          </p>
          <ul className={styles.list}>
            {different.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
