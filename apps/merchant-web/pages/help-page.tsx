import { Link } from 'react-router';
import { describeReplyPrices } from '#features/foundations/channels/contract/reply-prices.ts';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { KeyList } from '../layout/key-list.tsx';
import styles from './help-page.module.css';

const ANSWERS = [
  {
    question: 'How does a shopper become a subscriber?',
    answer:
      'They enter their number in an opt-in tool on your store and agree to the words shown there. Bellbird keeps the words, the time and the page as proof.',
  },
  {
    question: 'When does a cart reminder go out?',
    answer:
      'When a subscriber leaves a checkout alone for the time shown on the campaign, and has not ordered since. Only messages that WhatsApp approved are sent.',
  },
  {
    question: 'What counts as revenue?',
    answer:
      'An order counts when the shopper used a code from a message, clicked a message before, or read one, each within the days that your settings say: at first 5 days after a click and 24 hours after a read. One order counts once. Refunds come off again.',
  },
  {
    question: 'What are Read and CTR?',
    answer:
      'Read is the share of delivered messages that were opened. CTR is the share of delivered messages whose button or link was clicked. Point at a share to see the number behind it.',
  },
  {
    question: 'Why is nothing sent?',
    answer:
      'Look at the dashboard: the WhatsApp number must be connected, an opt-in tool must be on, and the campaign must be on. Then look at the template on the campaign’s page: it must be approved.',
  },
  {
    question: 'What does WhatsApp charge for?',
    answer: `For each template message that reaches a phone, by its category and the shopper’s country. ${describeReplyPrices()} A message’s page says what it was counted as, and a broadcast’s page estimates its cost before it goes out.`,
  },
  {
    question: 'How does a shopper stop the messages?',
    answer: 'They answer with STOP. Bellbird honours it at once, also for messages that were already due.',
  },
] as const;

export function HelpPage() {
  return (
    <>
      <PageHead title="Help Centre" note="Short answers to what merchants ask most." />
      <div className={styles.page}>
        <div>
          <p className={styles.item}>
            <Link to="/help/not-working" className={styles.first}>
              When tools or campaigns do not work
            </Link>
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
            Keyboard
          </h2>
          <KeyList />
        </section>
      </div>
    </>
  );
}
