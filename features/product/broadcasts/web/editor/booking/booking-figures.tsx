import type { ReactNode } from 'react';
import { formatCount, formatCounted } from '#platform/ui-kit/format/count.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { describeDayRoom, describePlanRoom } from '../flight/room-words.ts';
import styles from './booking.module.css';

interface BookingFiguresProps {
  check: FlightCheck;
  timeZone: string;
  isNow: boolean;
}

/** Who gets a broadcast, what it costs, when it starts, how long it takes, and what the limits leave for it. */
export function BookingFigures({ check, timeZone, isNow }: BookingFiguresProps) {
  const { recipients, cost, expectedStart, expectedFinish, finishReasons } = check;
  const plan = describePlanRoom(check.planRoom, timeZone);
  const day = describeDayRoom(check.dayRoom);
  return (
    <dl className={styles.figures}>
      <Row name="People">
        <strong>{formatCounted(recipients, 'person', 'people')}</strong>
        {laterSteps(check).map(({ step, people, inWords }) => (
          <span key={step} className={styles.about}>
            {formatCount(people)} of them {inWords}
          </span>
        ))}
      </Row>
      <Row name="Cost">{cost.inWords}</Row>
      {expectedStart !== null && (
        <Row name="Starts">
          {isNow && 'Now. '}The first message goes at about <Moment at={expectedStart} timeZone={timeZone} />.
        </Row>
      )}
      {expectedStart !== null && expectedFinish !== null && (
        <Row name="Takes">
          {describeSpan(expectedStart, expectedFinish)}, until{' '}
          <Moment at={expectedFinish} timeZone={timeZone} />.
          {finishReasons.map((reason) => (
            <span key={reason} className={styles.about}>
              {reason}
            </span>
          ))}
        </Row>
      )}
      {plan !== null && <Row name="Plan">{plan.about}</Row>}
      {day !== null && <Row name="Daily limit of your number">{day.about}</Row>}
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** People who get it, but not at its time. */
function laterSteps({ waterfall }: FlightCheck): FlightCheck['waterfall'] {
  return waterfall.filter(({ step, people }) => (step === 'capped' || step === 'quietHours') && people > 0);
}

function describeSpan(from: string, until: string): string {
  const seconds = (new Date(until).getTime() - new Date(from).getTime()) / 1000;
  return seconds < 60 ? 'Less than a minute' : `About ${formatSpan(seconds)}`;
}
