import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { describeAction, describePerson } from '../rules/describe-entry.ts';
import { texts } from '../texts/en.ts';
import styles from './recent-activity.module.css';
import { useRecentActivity } from './use-activity.ts';

/** The newest entries of the audit log. */
export function RecentActivity({ shopUrl, timeZone }: { shopUrl: string; timeZone: string }) {
  const { data, error, refetch } = useRecentActivity(shopUrl);
  return (
    <Panel title={texts.recent.title} aside={<PageLink to="/settings/activity">{texts.recent.all}</PageLink>}>
      {data === undefined && (
        <NotLoaded bare what={texts.recent.what} height={200} error={error} retry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && <QuietLine>{texts.list.noneText}</QuietLine>}
      {data !== undefined && data.entries.length > 0 && (
        <ul className={styles.entries}>
          {data.entries.map(({ entryId, doneAt, by, action }) => (
            <li key={entryId} className={styles.entry}>
              <span>{describeAction(action)}</span>
              <span className={styles.quiet}>
                <bdi>{describePerson(by)}</bdi> · <Moment at={doneAt} timeZone={timeZone} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
