import { Link } from 'react-router';
import { describeReplyPrices } from '#features/foundations/channels/contract/reply-prices.ts';
import { fill } from '#platform/language/reader.ts';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { KeyList } from '../layout/key-list.tsx';
import styles from './help-page.module.css';
import { texts } from './texts/en.ts';

const ANSWERS = [
  texts.answers.becoming,
  texts.answers.reminders,
  texts.answers.revenue,
  texts.answers.rates,
  texts.answers.nothingSent,
  {
    question: texts.answers.fees.question,
    answer: fill(texts.answers.fees.answer, { replies: describeReplyPrices() }),
  },
  texts.answers.stopping,
  texts.answers.answering,
  texts.answers.team,
] as const;

export function HelpPage() {
  return (
    <>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <div className={styles.page}>
        <div>
          <p className={styles.item}>
            <Link to="/help/not-working" className={styles.first}>
              {texts.articles.notWorking.title}
            </Link>
          </p>
          <p className={styles.item}>
            <a href="/docs" target="_blank" rel="noreferrer" className={styles.first}>
              {texts.page.docs}
            </a>
          </p>
          {ANSWERS.map(({ question, answer }) => (
            <details key={question} className={styles.item}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        <section aria-labelledby="keys-title" className={styles.keyboard}>
          <h2 id="keys-title" className={styles.title}>
            {texts.page.keys}
          </h2>
          <KeyList />
        </section>
      </div>
    </>
  );
}
