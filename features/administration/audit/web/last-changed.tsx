import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { Setting } from '../rules/areas.ts';
import { describePerson } from '../rules/describe-entry.ts';
import { texts } from '../texts/en.ts';
import styles from './last-changed.module.css';
import { useLastChanges } from './use-activity.ts';

interface LastChangedProps {
  shopUrl: string;
  timeZone: string;
  setting: Setting;
}

/** Who changed a setting last. Nothing if nobody did, or while it is not known. */
export function LastChanged({ shopUrl, timeZone, setting }: LastChangedProps) {
  const change = useLastChanges(shopUrl).data?.changes[setting];
  if (change === undefined) return null;
  return (
    <p className={styles.line}>
      <RichText
        text={texts.lastChange.by}
        values={{
          person: <bdi>{describePerson(change.by)}</bdi>,
          when: <Moment at={change.doneAt} timeZone={timeZone} />,
        }}
      />
    </p>
  );
}
