import { useId, type ReactNode } from 'react';
import styles from './gallery-page.module.css';

/** A group of samples with a title. */
export function SampleGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupName}>
        {name}
      </h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}

/** One component in one state. */
export function Sample({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={styles.sample} data-wide={wide}>
      <figcaption className={styles.sampleName}>{name}</figcaption>
      {children}
    </figure>
  );
}
