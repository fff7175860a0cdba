import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { decodePart } from '#platform/http/decode-part.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { explainOrder, ListedOrder } from '../../contract/order-calls.ts';
import { NOT_CREDITED, OTHER_CURRENCY, TITLE } from './copy.ts';
import { describeSource } from './describe-source.ts';
import { MoneyLines } from './money-lines.tsx';
import styles from './order-page.module.css';
import type { SourceWords } from './orders-page.tsx';
import { TouchList } from './touch-list.tsx';
import { useOrder } from './use-orders.ts';

interface PageProps {
  merchant: Merchant;
  sourceWords: SourceWords;
}

/** The page of an order: its credited message, the other touches, and its value. */
export function OrderPage({ merchant, sourceWords }: PageProps) {
  const orderId = decodePart(useLocation().pathname.split('/').at(-1) ?? '');
  const { data, error, refetch } = useOrder(merchant.shopUrl, orderId);
  if (data === undefined && error instanceof RefusedCall && error.code === 'ORDER_UNKNOWN')
    return (
      <LostPage
        title="There is no order of this number"
        text="Your orders are all on one page."
        way={{ to: '/orders', name: 'Go to your orders' }}
      />
    );
  return (
    <>
      <Link to="/orders" className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {TITLE}
      </Link>
      {data === undefined && error !== null && (
        <FailureNote what="The order" error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Waiting />}
      {data && <Order answer={data} merchant={merchant} sourceWords={sourceWords} />}
    </>
  );
}

type Answer = ResponseOf<typeof explainOrder>;

interface OrderProps extends PageProps {
  answer: Answer;
}

function Order({ answer, merchant: { shopTimeZone: timeZone }, sourceWords }: OrderProps) {
  const { order, currencyCode, windows, touches, billedSentence } = answer;
  return (
    <>
      <PageHead title={`Order ${order.name}`} note={<Whose order={order} timeZone={timeZone} />} />
      <div className={styles.parts}>
        <Panel title={headOf(answer)}>
          <Credit order={order} sourceWords={sourceWords} />
          {order.isOtherCurrency && <p className={styles.below}>{OTHER_CURRENCY}</p>}
          {billedSentence !== null && <p className={styles.quiet}>{billedSentence}</p>}
        </Panel>
        <Panel title="What it came to">
          <MoneyLines
            lines={order.lines}
            netMinor={order.netMinor}
            currency={currencyCode}
            timeZone={timeZone}
          />
        </Panel>
        <TouchList {...{ touches, windows, timeZone, sourceWords }} />
      </div>
    </>
  );
}

function headOf({ order, currencyCode }: Answer): string {
  if (order.credit === null) return NOT_CREDITED;
  const left = formatMoney(order.netMinor, currencyCode);
  return order.netMinor < order.amountMinor
    ? `A message earned it, and ${left} is left`
    : `A message earned ${left}`;
}

function Whose({ order: { person, orderedAt }, timeZone }: { order: Answer['order']; timeZone: string }) {
  const who = person && (person.name ?? person.phoneShown);
  return (
    <>
      <Moment at={orderedAt} timeZone={timeZone} />
      {person !== null && person.subscriberId !== null && (
        <>
          , by <Link to={`/subscribers/${person.subscriberId}`}>{who}</Link>
        </>
      )}
      {person !== null && person.subscriberId === null && <>, by {who}, who is no subscriber</>}
    </>
  );
}

function Credit({ order: { credit }, sourceWords }: { order: Answer['order']; sourceWords: SourceWords }) {
  if (credit === null)
    return (
      <p>
        No message is credited: nobody used, clicked or read an offer in time. See below what we looked at.
      </p>
    );
  return (
    <p>
      {credit.whySentence} It is credited to <Link to={`/messages/${credit.messageId}`}>this message</Link> of{' '}
      <CreditedSource source={credit.source} sourceWords={sourceWords} />.
    </p>
  );
}

function CreditedSource({
  source,
  sourceWords,
}: {
  source: NonNullable<ListedOrder['credit']>['source'];
  sourceWords: SourceWords;
}) {
  const words = describeSource(source, sourceWords);
  if (source.kind !== 'broadcast' || source.name === null) return words;
  return (
    <PageLink to={`/instant-campaigns-wa/${source.id}`} closed={words}>
      {words}
    </PageLink>
  );
}

function Waiting() {
  return (
    <div className={styles.parts}>
      <WaitingFor what="The order" />
      <WaitingBlock height={60} width={240} />
      <WaitingBlock height={120} />
      <WaitingBlock height={160} />
    </div>
  );
}
