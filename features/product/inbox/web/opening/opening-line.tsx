import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { formatMoment } from '#platform/ui-kit/format/moment.ts';
import type { OpeningNow } from '../../contract/opening-calls.ts';
import { texts } from '../../texts/en.ts';
import type { InboxShop } from '../place.ts';
import styles from './opening-line.module.css';
import { useOpening } from './use-settings.ts';

/** Whether the shop is open now, if it has opening hours, and the ways to set them and to the report. */
export function OpeningLine({ shop: { shopUrl, shopTimeZone } }: { shop: InboxShop }) {
  const { data } = useOpening(shopUrl);
  const opening = data?.opening ?? null;
  return (
    <p className={styles.line}>
      {opening && (
        <span className={styles.state} data-open={opening.isOpen}>
          {describe(opening, shopTimeZone)}
        </span>
      )}
      <Link to="/inbox/settings">{texts.opening.title}</Link>
      <Link to="/inbox/numbers">{texts.numbers.link}</Link>
    </p>
  );
}

function describe({ isOpen, until }: OpeningNow, timeZone: string): string {
  if (until === null) return isOpen ? texts.opening.open : texts.opening.closed;
  const when = formatMoment(until, timeZone);
  return fill(isOpen ? texts.opening.openUntil : texts.opening.closedUntil, { when });
}
