import type { CardSet } from './cards.ts';
import styles from './onboarding-page.module.css';
import { PageTitle } from './page-title.tsx';

/** Steps 2 and 3: what there is, at a glance. */
export function CardStep({ title, text, cards }: CardSet) {
  return (
    <>
      <PageTitle title={title} text={text} />
      <ul className={styles.cards}>
        {cards.map(({ title: name, text: about, icon: Icon }) => (
          <li key={name} className={styles.card}>
            <Icon className={styles.icon} size={28} stroke={1.5} aria-hidden />
            <h2 className={styles.cardTitle}>{name}</h2>
            <p className={styles.cardText}>{about}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
