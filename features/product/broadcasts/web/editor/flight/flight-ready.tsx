import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';
import styles from './flight.module.css';
import { describeDayRoom, describePlanRoom } from './room-words.ts';

/** The checks with their results, and the time of the last message. */
export function FlightReady({ check, timeZone }: { check: FlightCheck; timeZone: string }) {
  const { blocked, checks, expectedFinish, finishReasons, messagesPerSecond } = check;
  const day = describeDayRoom(check.dayRoom);
  const plan = describePlanRoom(check.planRoom, timeZone);
  return (
    <ul className={styles.checks} aria-label={texts.flightReady.title}>
      {blocked !== null && <Line problem={blocked.message} name={texts.flightReady.settings} about="" />}
      {checks.map(({ name, problem, about }, place) => (
        <Line
          key={place}
          name={texts.flightReady.checks[name]}
          problem={problem ?? (name === 'plan' ? (plan?.problem ?? null) : null)}
          about={name === 'plan' ? (plan?.about ?? about) : about}
        />
      ))}
      {day !== null && <Line name={texts.flightReady.day} {...day} />}
      {expectedFinish !== null && (
        <li className={styles.check}>
          <IconCircleCheck className={styles.good} size={18} stroke={1.5} aria-hidden />
          <span>
            <Finish
              when={<Moment at={expectedFinish} timeZone={timeZone} />}
              messagesPerSecond={messagesPerSecond}
            />{' '}
            {finishReasons.join(' ')}
          </span>
        </li>
      )}
    </ul>
  );
}

const PARTS = { strong: (inside: string) => <strong>{inside}</strong> };

function Finish({ when, messagesPerSecond }: { when: ReactNode; messagesPerSecond: number | null }) {
  if (messagesPerSecond === null)
    return <RichText text={texts.flightReady.finish} values={{ when }} parts={PARTS} />;
  const rate = formatCount(messagesPerSecond);
  return <RichText text={texts.flightReady.finishAtRate} values={{ when, rate }} parts={PARTS} />;
}

function Line({ name, problem, about }: { name: string; problem: string | null; about: string }) {
  return (
    <li className={styles.check}>
      {problem === null ? (
        <IconCircleCheck className={styles.good} size={18} stroke={1.5} aria-label={texts.flightReady.good} />
      ) : (
        <IconAlertTriangle
          className={styles.careIcon}
          size={18}
          stroke={1.5}
          aria-label={texts.flightReady.bad}
        />
      )}
      <span>
        <strong>{name}</strong> {problem ?? (about === '' ? texts.flightReady.fine : about)}
      </span>
    </li>
  );
}
