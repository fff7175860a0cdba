import { IconAlertTriangle } from '@tabler/icons-react';
import { fill } from '#platform/language/reader.ts';
import type { FlightCheck } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';
import { describeDayRoom, describePlanRoom } from '../flight/room-words.ts';
import styles from './booking.module.css';

interface BookingWarningsProps {
  check: FlightCheck;
  timeZone: string;
}

/** The warnings of the flight check. The merchant can continue. */
export function BookingWarnings({ check, timeZone }: BookingWarningsProps) {
  const warnings = [
    describeDayRoom(check.dayRoom)?.problem,
    describePlanRoom(check.planRoom, timeZone)?.problem,
    ...check.checks.map(
      ({ name, problem }) =>
        problem && fill(texts.booking.warning, { check: texts.flightReady.checks[name], problem }),
    ),
  ].filter((warning) => typeof warning === 'string');
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={texts.booking.warnings}>
      {warnings.map((warning) => (
        <li key={warning} className={styles.warning}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          <span>{warning}</span>
        </li>
      ))}
    </ul>
  );
}
