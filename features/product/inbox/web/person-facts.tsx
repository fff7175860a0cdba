import type { Person } from '#features/product/people/contract/person-calls.ts';
import { PersonFactList } from '#features/product/people/web/index.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { texts } from '../texts/en.ts';
import type { InboxShop } from './place.ts';
import styles from './thread-pane.module.css';

/** What is known about the person: revenue, orders, consent and how they agreed. */
export function PersonFacts({ shop, person }: { shop: InboxShop; person: Person }) {
  return (
    <details className={styles.facts}>
      <summary>{texts.thread.details}</summary>
      <PersonFactList shop={shop} person={person} />
      <PageLink to={`/subscribers/${person.subscriberId}`}>{texts.thread.openPerson}</PageLink>
    </details>
  );
}
