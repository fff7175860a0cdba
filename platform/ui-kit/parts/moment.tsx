import { formatMoment, formatMomentExact } from '../format/moment.ts';

/** A moment (ISO 8601) on the shop's clock; the exact one shows while it is pointed at. */
export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  return (
    <time dateTime={at} title={formatMomentExact(at, timeZone)}>
      {formatMoment(at, timeZone)}
    </time>
  );
}
