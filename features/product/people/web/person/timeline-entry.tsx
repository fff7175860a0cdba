import {
  IconShoppingCart,
  IconClick,
  IconDeviceMobile,
  IconMessage,
  IconReceipt,
  IconSend,
  IconShieldCheck,
  IconShieldX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { describeOrigin } from '#features/product/message-log/rules/index.ts';
import { MessageStanding } from '#features/product/message-log/web/index.ts';
import { bubbleOf } from '#platform/channel/bubble.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { formatClock } from '#platform/ui-kit/format/moment.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { ChatCut } from '#platform/ui-kit/phone/chat-cut.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { TimelineEntry as Entry } from '../../contract/person-calls.ts';
import { texts } from '../../texts/en.ts';
import { describeConsent, describeInbound, describeOutside } from './timeline-words.ts';
import styles from './timeline.module.css';

interface EntryProps {
  entry: Entry;
  channel: Channel;
  timeZone: string;
}

/** An event of a person in a line with its content. */
export function TimelineEntry({ entry, channel, timeZone }: EntryProps) {
  return (
    <li className={styles.entry} data-kind={entry.kind}>
      <span className={styles.icon}>
        <EntryIcon entry={entry} />
      </span>
      <div className={styles.what}>
        <p className={styles.line}>
          <span>
            <EntryLine entry={entry} />
          </span>
          <span className={styles.when}>
            <Moment at={entry.at} timeZone={timeZone} />
          </span>
        </p>
        <More entry={entry} channel={channel} timeZone={timeZone} />
      </div>
    </li>
  );
}

function EntryIcon({ entry }: { entry: Entry }) {
  const iconProps = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  switch (entry.kind) {
    case 'consent':
      return entry.change === 'granted' ? <IconShieldCheck {...iconProps} /> : <IconShieldX {...iconProps} />;
    case 'message':
      return <IconSend {...iconProps} />;
    case 'inbound':
      return <IconMessage {...iconProps} />;
    case 'outside':
      return <IconDeviceMobile {...iconProps} />;
    case 'click':
      return <IconClick {...iconProps} />;
    case 'order':
      return <IconReceipt {...iconProps} />;
    case 'cart':
      return <IconShoppingCart {...iconProps} />;
  }
}

/** An event of a person in one line. */
export function EntryLine({ entry }: { entry: Entry }): ReactNode {
  switch (entry.kind) {
    case 'consent':
      return describeConsent(entry);
    case 'message':
      return (
        <>
          <Link to={`/messages/${entry.message.messageId}`}>{describeOrigin(entry.message)}</Link>{' '}
          <MessageStanding message={entry.message} />
        </>
      );
    case 'inbound':
      return describeInbound(entry);
    case 'outside':
      return describeOutside(entry);
    case 'click':
      return (
        <RichText text={texts.events.clicked} parts={{ link: linkTo(`/messages/${entry.messageId}`) }} />
      );
    case 'order':
      return (
        <RichText
          text={entry.isCancelled ? texts.events.cancelled : texts.events.ordered}
          values={{
            order: (
              <PageLink to={`/orders/${encodeURIComponent(entry.orderId)}`} closed={entry.name}>
                {entry.name}
              </PageLink>
            ),
            amount: formatMoney(entry.totalMinor, entry.currency),
          }}
        />
      );
    case 'cart':
      return fill(texts.events.cart, { amount: formatMoney(entry.totalMinor, entry.currency) });
  }
}

function linkTo(path: string) {
  return (inside: string) => <Link to={path}>{inside}</Link>;
}

function More({ entry, channel, timeZone }: EntryProps) {
  switch (entry.kind) {
    case 'consent':
      return entry.wording !== null && <blockquote className={styles.quote}>{entry.wording}</blockquote>;
    case 'message':
      return (
        entry.bubbles.length > 0 && (
          <ChatCut
            channel={channel}
            from="business"
            bubbles={entry.bubbles}
            time={formatClock(entry.at, timeZone)}
          />
        )
      );
    case 'inbound':
    case 'outside':
      return (
        entry.text !== null && (
          <ChatCut
            channel={channel}
            from={entry.kind === 'inbound' ? 'shopper' : 'business'}
            bubbles={[bubbleOf({ text: entry.text })]}
            time={formatClock(entry.at, timeZone)}
          />
        )
      );
    case 'order':
      return entry.credit && <Earned credit={entry.credit} currency={entry.currency} />;
    case 'click':
    case 'cart':
      return null;
  }
}

function Earned({
  credit,
  currency,
}: {
  credit: NonNullable<Extract<Entry, { kind: 'order' }>['credit']>;
  currency: string;
}) {
  const { messageId, touchKind, amountMinor, returnedMinor } = credit;
  return (
    <p className={styles.quiet}>
      <RichText
        text={texts.credits[touchKind]}
        values={{
          message: <Link to={`/messages/${messageId}`}>{describeOrigin({ ...credit, isTest: false })}</Link>,
          amount: formatMoney(amountMinor, currency),
        }}
      />
      {returnedMinor > 0 && (
        <> {fill(texts.events.refunded, { amount: formatMoney(returnedMinor, currency) })}</>
      )}
    </p>
  );
}
