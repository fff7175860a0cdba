import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import styles from './flight.module.css';
import { describeDayRoom, describePlanRoom } from './room-words.ts';

export const CHECK_NAMES = { template: 'Template', link: 'Links', number: 'Number', plan: 'Plan' };

/** What is in order and what is not, and the time of the last message. */
export function FlightReady({ check, timeZone }: { check: FlightCheck; timeZone: string }) {
  const { blocked, checks, expectedFinish, finishReasons, messagesPerSecond } = check;
  const day = describeDayRoom(check.dayRoom);
  const plan = describePlanRoom(check.planRoom, timeZone);
  return (
    <ul className={styles.checks} aria-label="What was checked">
      {blocked !== null && <Line problem={blocked.message} name="Settings" about="" />}
      {checks.map(({ name, problem, about }, place) => (
        <Line
          key={place}
          name={CHECK_NAMES[name]}
          problem={problem ?? (name === 'plan' ? (plan?.problem ?? null) : null)}
          about={name === 'plan' ? (plan?.about ?? about) : about}
        />
      ))}
      {day !== null && <Line name="Day’s limit" {...day} />}
      {expectedFinish !== null && (
        <li className={styles.check}>
          <IconCircleCheck className={styles.good} size={18} stroke={1.5} aria-hidden />
          <span>
            <strong>Finished at about</strong> <Moment at={expectedFinish} timeZone={timeZone} />
            {messagesPerSecond !== null &&
              `, at up to ${formatCount(messagesPerSecond)} messages a second`}.{' '}
            {finishReasons.join(' ')}
          </span>
        </li>
      )}
    </ul>
  );
}

function Line({ name, problem, about }: { name: string; problem: string | null; about: string }) {
  return (
    <li className={styles.check}>
      {problem === null ? (
        <IconCircleCheck className={styles.good} size={18} stroke={1.5} aria-label="In order" />
      ) : (
        <IconAlertTriangle className={styles.careIcon} size={18} stroke={1.5} aria-label="Needs attention" />
      )}
      <span>
        <strong>{name}</strong> {problem ?? (about === '' ? 'in order' : about)}
      </span>
    </li>
  );
}
