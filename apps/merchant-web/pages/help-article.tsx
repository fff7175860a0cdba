import { IconArrowLeft } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { useMerchant } from '#features/foundations/sessions/web/use-merchant.ts';
import { ScriptTag } from '#features/product/onboarding/web/script-tag.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import styles from './help-page.module.css';

interface Step {
  title: string;
  text: string;
  /** What the article shows besides text. */
  More?: ComponentType;
}

const NOT_WORKING: Step[] = [
  {
    title: 'Look at the app embed',
    text: 'In your store’s theme editor, open App embeds. Bellbird must be on, and the theme saved. A theme that you published since has its own switch.',
    More: LineForTheme,
  },
  {
    title: 'Look at the tool',
    text: 'Under Opt-in Tools the tool must be on. A change shows on the store within five minutes.',
  },
  {
    title: 'Look at your store as a shopper',
    text: 'Open it in a private window. A tool that you closed stays away for 7 days, and after an opt-in for good: a private window has seen neither.',
  },
  {
    title: 'Look at the number',
    text: 'Under Settings the WhatsApp number must be connected, and not stopped. For Messenger the Facebook page must be connected.',
  },
  {
    title: 'Look at the campaign',
    text: 'It must be on, and its template approved. WhatsApp refuses messages without an approved template.',
  },
  {
    title: 'Look at who should get it',
    text: 'Only shoppers who signed up get messages. Offers come at most once a day and not between 21:00 and 9:00 of their own time by default; what holds for your store stands in Settings.',
  },
  {
    title: 'Log in to your store again',
    text: 'Log out, and log in with Shopify: that renews what your store lets Bellbird do. What was missed meanwhile is fetched within the hour.',
  },
  {
    title: 'Let Bellbird see protected customer data',
    text: 'If the dashboard says that your store keeps the addresses of carts, the Bellbird app has no approval for all of names, e-mail addresses, phone numbers and postal addresses. Whoever runs your Bellbird server asks Shopify for all four.',
  },
];

const SUBSCRIBERS: Step[] = [
  {
    title: 'Switch an opt-in tool on',
    text: 'Under Opt-in Tools, choose one for WhatsApp or Facebook, and switch it on. It shows on your store within five minutes.',
  },
  {
    title: 'Sign up yourself',
    text: 'Open your store in a private window, and sign up with your own number. You are your first subscriber, and see what your shoppers see.',
  },
  {
    title: 'Bring a list',
    text: 'On the broadcast campaigns’ page you can import people who agreed elsewhere, with when and how they did. Nobody gets a message without that.',
  },
];

const ARTICLES: Record<string, { title: string; note: string; steps: Step[] }> = {
  'not-working': {
    title: 'When tools or campaigns do not work',
    note: 'Go through these in order. Each takes a minute, and most faults are among the first three.',
    steps: NOT_WORKING,
  },
  subscribers: {
    title: 'How to get subscribers',
    note: 'Everybody who agrees to get your messages is a subscriber. There are two ways to get there.',
    steps: SUBSCRIBERS,
  },
};

/** The instructions that other pages link to. */
export function HelpArticle() {
  const article = ARTICLES[useLocation().pathname.slice('/help/'.length)];
  if (article === undefined) return <NoSuchArticle />;
  return (
    <>
      <Link to="/help" className={styles.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> Help Centre
      </Link>
      <PageHead title={article.title} note={article.note} />
      <ol className={styles.article}>
        {article.steps.map(({ title, text, More }) => (
          <li key={title}>
            <h2 className={styles.stepTitle}>{title}</h2>
            <p>{text}</p>
            {More && <More />}
          </li>
        ))}
      </ol>
    </>
  );
}

function LineForTheme() {
  const { data: merchant } = useMerchant();
  return merchant && <ScriptTag shopUrl={merchant.shopUrl} />;
}

function NoSuchArticle() {
  return (
    <>
      <PageHead title="Are you lost?" />
      <EmptyNote
        title="There is no article of this name"
        text="All answers are on one page."
        action={<Link to="/help">Go to the Help Centre</Link>}
      />
    </>
  );
}
