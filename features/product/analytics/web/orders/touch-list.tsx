import { Link } from 'react-router';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { AttributionWindows } from '../../contract/attribution.ts';
import type { WeighedTouch } from '../../contract/order-calls.ts';
import { describeWindow } from '../../rules/weigh-touches.ts';
import { NOTHING_TOUCHED, TOUCH_LABELS } from './copy.ts';
import { describeSource } from './describe-source.ts';
import type { SourceWords } from './orders-page.tsx';
import styles from './touch-list.module.css';

interface ListProps {
  touches: readonly WeighedTouch[];
  windows: AttributionWindows;
  timeZone: string;
  sourceWords: SourceWords;
}

/** The touches before an order, and why one of them was chosen. */
export function TouchList({ touches, windows, timeZone, sourceWords }: ListProps) {
  return (
    <Panel title="What was weighed" aside={<Link to="/settings#attribution">Change what counts</Link>}>
      <p className={styles.windows}>{windowsInWords(windows)}</p>
      {touches.length === 0 ? (
        <p className={styles.none}>{NOTHING_TOUCHED}</p>
      ) : (
        <ol className={styles.list}>
          {touches.map((touch) => (
            <li key={`${touch.kind}${touch.at}${touch.messageId}`} className={styles.touch}>
              <Moment at={touch.at} timeZone={timeZone} />
              <span className={styles.what}>
                <ChannelMark channel={touch.channel} /> {TOUCH_LABELS[touch.kind]}:{' '}
                <Link to={`/messages/${touch.messageId}`}>{describeSource(touch.source, sourceWords)}</Link>
              </span>
              <span className={styles.why}>
                {touch.isChosen && <StatusBadge tone="good" word="Credited" />} {touch.whySentence}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function windowsInWords({ clickHours, readHours }: AttributionWindows): string {
  const reads = readHours === 0 ? '' : `, else the last read within ${describeWindow(readHours)}`;
  return `A code that was used counts first, else the last click within ${describeWindow(clickHours)}${reads}. Messages that only follow an order, as receipts do, earn nothing.`;
}
