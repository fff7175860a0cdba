import { useState } from 'react';
import type { Person } from '#features/product/people/contract/person-calls.ts';
import { PersonFactList, ShoppingFacts } from '#features/product/people/web/index.ts';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { texts } from '../texts/en.ts';
import type { InboxShop } from './place.ts';
import styles from './thread-pane.module.css';

/** What is known about the person: revenue, consent and how they agreed, then the cart, the orders and the codes. */
export function PersonFacts({ shop, person }: { shop: InboxShop; person: Person }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.facts} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.thread.details}</summary>
      {isOpen && (
        <div className={styles.known}>
          <div>
            <PersonFactList shop={shop} person={person} />
            <PageLink to={`/subscribers/${person.subscriberId}`}>{texts.thread.openPerson}</PageLink>
          </div>
          <ShoppingFacts shop={shop} subscriberId={person.subscriberId} />
        </div>
      )}
    </details>
  );
}
