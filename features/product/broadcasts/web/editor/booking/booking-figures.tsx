import type { ReactNode } from 'react';
import { fill } from '#platform/language/reader.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';
import { describeDayRoom, describePlanRoom } from '../flight/room-words.ts';
import styles from './booking.module.css';

interface BookingFiguresProps {
  check: FlightCheck;
  timeZone: string;
  isNow: boolean;
}

/** Who gets a broadcast, what it costs, when it starts, how long it takes, and what the limits leave for it. */
export function BookingFigures({ check, timeZone, isNow }: BookingFiguresProps) {
  const { recipients, waterfall, cost, expectedStart, expectedFinish, finishReasons } = check;
  const plan = describePlanRoom(check.planRoom, timeZone);
  const day = describeDayRoom(check.dayRoom);
  return (
    <dl className={styles.figures}>
      <Row name={texts.booking.people}>
        <strong>{fill(texts.booking.recipients, { count: recipients })}</strong>
        {LATER_STEPS.map((step) => (
          <LaterStep key={step} step={step} waterfall={waterfall} />
        ))}
      </Row>
      <Row name={texts.booking.cost}>{cost.inWords}</Row>
      {expectedStart !== null && (
        <Row name={texts.booking.starts}>
          <RichText
            text={isNow ? texts.booking.startsNow : texts.booking.startsAt}
            values={{ when: <Moment at={expectedStart} timeZone={timeZone} /> }}
          />
        </Row>
      )}
      {expectedStart !== null && expectedFinish !== null && (
        <Row name={texts.booking.takes}>
          <Span from={expectedStart} until={expectedFinish} timeZone={timeZone} />
          {finishReasons.map((reason) => (
            <span key={reason} className={styles.about}>
              {reason}
            </span>
          ))}
        </Row>
      )}
      {plan !== null && <Row name={texts.booking.plan}>{plan.about}</Row>}
      {day !== null && <Row name={texts.booking.day}>{day.about}</Row>}
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

/** The steps of people who get it, but not at its time. */
const LATER_STEPS = ['capped', 'quietHours'] as const;

interface LaterStepProps {
  step: (typeof LATER_STEPS)[number];
  waterfall: FlightCheck['waterfall'];
}

function LaterStep({ step, waterfall }: LaterStepProps) {
  const count = waterfall.find((one) => one.step === step)?.people ?? 0;
  if (count === 0) return null;
  return <span className={styles.about}>{fill(texts.laterSteps[step], { count })}</span>;
}

function Span({ from, until, timeZone }: { from: string; until: string; timeZone: string }) {
  const seconds = (new Date(until).getTime() - new Date(from).getTime()) / 1000;
  const when = <Moment at={until} timeZone={timeZone} />;
  if (seconds < 60) return <RichText text={texts.booking.takesMoment} values={{ when }} />;
  return <RichText text={texts.booking.takesAbout} values={{ time: formatSpan(seconds), when }} />;
}
