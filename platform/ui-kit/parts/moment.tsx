import { formatMoment, formatMomentExact, formatStep } from '../format/moment.ts';

/** A moment (ISO 8601) on the shop's clock; the exact one shows while it is pointed at. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <time dateTime={at} title={formatMomentExact(at, timeZone)}>
      {formatMoment(at, timeZone)}
    </time>
  );
}

/** A moment to the second among others; the day shows only where it differs from the one before. */
export function StepMoment({ at, since, timeZone }: { at: string; since: string | null; timeZone: string }) {
  return (
    <time dateTime={at} title={formatMomentExact(at, timeZone)}>
      {formatStep(at, since, timeZone)}
    </time>
  );
}
