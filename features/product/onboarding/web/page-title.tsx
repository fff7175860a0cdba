import { useEffect } from 'react';
import styles from './onboarding-page.module.css';

export function PageTitle({ title, text }: { title: string; text: string }) {
  useEffect(() => {
    document.title = `${title} · Bellbird`;
  }, [title]);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </>
  );
}
