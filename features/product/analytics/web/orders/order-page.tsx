import { Link, useLocation } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { decodePart } from '#platform/http/decode-part.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { explainOrder, ListedOrder } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
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
        title={texts.order.unknown}
        text={texts.order.unknownText}
        way={{ to: '/orders', name: texts.order.toOrders }}
      />
    );
  return (
    <>
      <BackLink to="/orders">{texts.orders.title}</BackLink>
      {data === undefined && error !== null && (
        <FailureNote what={texts.order.what} error={error} retry={() => void refetch()} />
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
      <PageHead
        title={fill(texts.order.title, { name: order.name })}
        note={<Whose order={order} timeZone={timeZone} />}
      />
      <div className={styles.parts}>
        <Panel title={headOf(answer)}>
          <Credit order={order} sourceWords={sourceWords} />
          {order.isOtherCurrency && <p className={styles.below}>{texts.order.otherCurrency}</p>}
          {billedSentence !== null && <p className={styles.quiet}>{billedSentence}</p>}
        </Panel>
        <Panel title={texts.orderMoney.title}>
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
  if (order.credit === null) return texts.orders.notCredited;
  const amount = formatMoney(order.netMinor, currencyCode);
  return fill(order.netMinor < order.amountMinor ? texts.order.earnedLess : texts.order.earned, { amount });
}

function Whose({ order: { person, orderedAt }, timeZone }: { order: Answer['order']; timeZone: string }) {
  const when = <Moment at={orderedAt} timeZone={timeZone} />;
  if (person === null) return when;
  const who = <bdi>{person.name ?? person.phoneShown}</bdi>;
  if (person.subscriberId === null)
    return <RichText text={texts.order.byNobody} values={{ when, person: who }} />;
  const link = <Link to={`/subscribers/${person.subscriberId}`}>{who}</Link>;
  return <RichText text={texts.order.by} values={{ when, person: link }} />;
}

function Credit({ order: { credit }, sourceWords }: { order: Answer['order']; sourceWords: SourceWords }) {
  if (credit === null) return <p>{texts.order.noCredit}</p>;
  return (
    <p>
      <RichText
        text={texts.order.credit}
        values={{
          why: credit.whySentence,
          source: <CreditedSource source={credit.source} sourceWords={sourceWords} />,
        }}
        parts={{ link: linkToMessage(credit.messageId) }}
      />
    </p>
  );
}

function linkToMessage(messageId: string) {
  return (inside: string) => <Link to={`/messages/${messageId}`}>{inside}</Link>;
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
      <WaitingFor what={texts.order.what} />
      <WaitingBlock height={60} width={240} />
      <WaitingBlock height={120} />
      <WaitingBlock height={160} />
    </div>
  );
}
