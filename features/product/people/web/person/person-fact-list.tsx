import type { ReactNode } from 'react';
import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { languageName } from '#platform/ui-kit/format/language-name.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { Person } from '../../contract/person-calls.ts';
import { texts } from '../../texts/en.ts';
import styles from './person-page.module.css';

interface PersonFactListProps {
  person: Person;
  shop: { shopCurrency: string; shopTimeZone: string };
}

/** What is known about a person: revenue, orders, consent and language. */
export function PersonFactList({ person, shop }: PersonFactListProps) {
  const { revenueMinor, creditedOrders, standing, since, optinType, locale, hasStopped } = person;
  const facts: [string, ReactNode][] = [
    [texts.facts.revenue, formatMoney(revenueMinor, shop.shopCurrency)],
    [texts.facts.orders, creditedOrders],
    [
      standing === 'never' ? texts.facts.known : texts.facts.agreed,
      <Moment key="since" at={since} timeZone={shop.shopTimeZone} />,
    ],
  ];
  if (optinType !== null) facts.push([texts.facts.tool, optInWay(optinType)]);
  if (locale !== null) facts.push([texts.facts.language, languageName(locale)]);
  if (hasStopped) facts.push([texts.facts.messages, texts.facts.stopped]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <FactLine key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function FactLine({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
