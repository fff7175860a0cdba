import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { ChannelMark } from '#platform/ui-kit/parts/channel-mark.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { AttributionWindows } from '../../contract/attribution.ts';
import type { WeighedTouch } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
import { typeWindow } from '../attribution/typed-window.ts';
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
    <Panel
      title={texts.touches.title}
      aside={<Link to="/settings#attribution">{texts.touches.settings}</Link>}
    >
      <p className={styles.windows}>{windowsInWords(windows)}</p>
      {touches.length === 0 ? (
        <p className={styles.none}>{texts.touches.none}</p>
      ) : (
        <ol className={styles.list}>
          {touches.map((touch) => (
            <li key={`${touch.kind}${touch.at}${touch.messageId}`} className={styles.touch}>
              <Moment at={touch.at} timeZone={timeZone} />
              <span className={styles.what}>
                <ChannelMark channel={touch.channel} /> {texts.touches.kinds[touch.kind]}:{' '}
                <Link to={`/messages/${touch.messageId}`}>{describeSource(touch.source, sourceWords)}</Link>
              </span>
              <span className={styles.why}>
                {touch.isChosen && <StatusBadge tone="good" word={texts.touches.credited} />}{' '}
                {touch.whySentence}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function windowsInWords({ clickHours, readHours }: AttributionWindows): string {
  const clicks = windowInWords(clickHours);
  if (readHours === 0) return fill(texts.touches.ruleWithoutReads, { clicks });
  return fill(texts.touches.rule, { clicks, reads: windowInWords(readHours) });
}

function windowInWords(hours: number): string {
  const { magnitude, unit } = typeWindow(hours);
  return fill(texts.touches.within[unit], { count: Number(magnitude) });
}
