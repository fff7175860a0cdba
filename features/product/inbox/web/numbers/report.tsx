import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#platform/language/reader.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import { formatSpan } from '#platform/ui-kit/format/moment.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { Figure, FigureList } from '#platform/ui-kit/parts/figure-list.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Period } from '../../contract/number-calls.ts';
import { texts } from '../../texts/en.ts';
import { nameOfAnswerer } from '../names.ts';
import type { InboxShop } from '../place.ts';
import {
  showOrders,
  showRevenue,
  showTime,
  stillWaiting,
  TIMES,
  type Row,
  type TimeKind,
} from './columns.ts';
import { DaysPanel } from './days-panel.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './numbers.module.css';
import { useOrders, type InboxNumbers, type InboxOrders } from './use-numbers.ts';

const NO_ORDERS = { orders: 0, revenueMinor: 0 };

interface ReportProps {
  shop: InboxShop;
  period: Period;
  numbers: InboxNumbers;
}

/** The figures of a period: in all, by day, and by person of the team. */
export function Report({ shop, period, numbers }: ReportProps) {
  const [chosen, setChosen] = useState<TimeKind>('open');
  const kind = numbers.hoursOn ? chosen : 'clock';
  const { data, error, refetch } = useOrders(shop.shopUrl, period);
  const orders = data ?? (error === null ? undefined : null);
  const currency = data?.currencyCode ?? shop.shopCurrency;
  const shown = { kind, currency, shopUrl: shop.shopUrl };
  return (
    <>
      <Panel
        title={texts.numbers.summary}
        aside={numbers.hoursOn && <KindSelect kind={kind} onChange={setChosen} />}
      >
        <div className={styles.figures}>
          <FigureList isLevel="wide">
            {TIMES.map((time, at) => (
              <Figure key={time.name} name={time.name} large={at === 0}>
                {showTime(numbers.total, time, kind)}
              </Figure>
            ))}
          </FigureList>
          <FigureList isLevel="wide">
            <Figure name={texts.numbers.conversations}>{formatCount(numbers.total.conversations)}</Figure>
            <Figure name={texts.numbers.answered}>{formatCount(numbers.total.answered)}</Figure>
            <Figure name={texts.numbers.unanswered}>{formatCount(numbers.total.unanswered)}</Figure>
            <Figure name={texts.numbers.waiting}>{formatCount(stillWaiting(numbers.total))}</Figure>
            <Figure name={texts.numbers.orders}>{showOrders(orders && orders.total)}</Figure>
            <Figure name={texts.numbers.revenue}>{showRevenue(orders && orders.total, currency)}</Figure>
          </FigureList>
        </div>
        <Explanation hoursOn={numbers.hoursOn} orders={orders} />
        {error !== null && data === undefined && (
          <FailureNote bare what={texts.numbers.ordersWhat} error={error} retry={() => void refetch()} />
        )}
      </Panel>
      <DaysPanel rows={dayRows(numbers, orders)} dates={numbers.days.map(({ date }) => date)} {...shown} />
      <Panel title={texts.numbers.byPerson}>
        <FigureTable
          name={texts.numbers.byPerson}
          first={texts.numbers.person}
          file={{ what: texts.numbers.filePeople, name: `inbox-people-${period}` }}
          rows={peopleRows(numbers, orders)}
          ofPeople
          {...shown}
        />
      </Panel>
    </>
  );
}

function KindSelect({ kind, onChange }: { kind: TimeKind; onChange: (kind: TimeKind) => void }) {
  return (
    <NativeSelect
      size="xs"
      aria-label={texts.numbers.times}
      value={kind}
      onChange={(event) => onChange(event.currentTarget.value === 'open' ? 'open' : 'clock')}
      data={[
        { value: 'open', label: texts.numbers.inHours },
        { value: 'clock', label: texts.numbers.byClock },
      ]}
    />
  );
}

function Explanation({ hoursOn, orders }: { hoursOn: boolean; orders: InboxOrders | null | undefined }) {
  return (
    <div className={styles.why}>
      <p>{texts.numbers.explanation}</p>
      {orders && (
        <p>
          {orders.readHours === 0
            ? texts.numbers.ordersOff
            : fill(texts.numbers.ordersWhy, { span: formatSpan(orders.readHours * 3600) })}
        </p>
      )}
      {!hoursOn && (
        <p>
          {texts.numbers.noHours} <Link to="/inbox/settings">{texts.numbers.setHours}</Link>
        </p>
      )}
    </div>
  );
}

function dayRows({ days }: InboxNumbers, orders: InboxOrders | null | undefined): Row[] {
  const ofDay = new Map(orders?.days.map((day) => [day.date, day]));
  return days.map(({ date, figures }) => ({
    key: date,
    name: formatDayOfYear(date),
    figures,
    orders: orders && (ofDay.get(date) ?? NO_ORDERS),
  }));
}

const NO_ANSWERS = { conversations: 0, answered: 0, unanswered: 0, answers: 0, first: null, all: null };

/** Everybody who answered, and those whose answers of the days before led to orders. */
function peopleRows({ people }: InboxNumbers, orders: InboxOrders | null | undefined): Row[] {
  const ofPerson = new Map(orders?.people.map((one) => [one.who.memberId, one]));
  const answered = new Set(people.map(({ who }) => who?.memberId));
  const others = (orders?.people ?? []).filter(({ who }) => !answered.has(who.memberId));
  return [...people, ...others.map(({ who }) => ({ who, figures: NO_ANSWERS }))].map(({ who, figures }) => ({
    key: who?.memberId ?? '',
    name: who === null ? texts.numbers.otherApp : nameOfAnswerer(who),
    figures,
    orders: orders && (ofPerson.get(who?.memberId ?? '') ?? NO_ORDERS),
  }));
}
