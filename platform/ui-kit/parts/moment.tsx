import { formatMoment, formatMomentExact, formatStep } from '../format/moment.ts';

/** A time (ISO 8601) in the shop's time zone; hovering shows the exact one. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <time dateTime={at} title={formatMomentExact(at, timeZone)}>
      {formatMoment(at, timeZone)}
    </time>
  );
}

/** A time to the second in a series; the day is shown only when it changes. */
export function StepMoment({ at, since, timeZone }: { at: string; since: string | null; timeZone: string }) {
  return (
    <time dateTime={at} title={formatMomentExact(at, timeZone)}>
      {formatStep(at, since, timeZone)}
    </time>
  );
}
