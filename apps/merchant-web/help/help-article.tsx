import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { useMerchant } from '#features/foundations/sessions/web/use-merchant.ts';
import { ScriptTag } from '#features/product/onboarding/web/script-tag.tsx';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import styles from './help-page.module.css';
import { texts } from './texts/en.ts';

interface Step {
  title: string;
  text: string;
  /** Content of the article besides its text. */
  More?: ComponentType;
}

const NOT_WORKING: Step[] = [
  {
    title: texts.notWorking.embed.title,
    text: texts.notWorking.embed.text,
    More: LineForTheme,
  },
  texts.notWorking.tool,
  texts.notWorking.store,
  texts.notWorking.number,
  texts.notWorking.campaign,
  texts.notWorking.people,
  texts.notWorking.login,
  texts.notWorking.protectedData,
];

const SUBSCRIBERS: Step[] = [
  texts.gettingSubscribers.tool,
  texts.gettingSubscribers.signUp,
  texts.gettingSubscribers.list,
];

const ARTICLES: Record<string, { title: string; note: string; steps: Step[] }> = {
  'not-working': {
    title: texts.articles.notWorking.title,
    note: texts.articles.notWorking.note,
    steps: NOT_WORKING,
  },
  subscribers: {
    title: texts.articles.subscribers.title,
    note: texts.articles.subscribers.note,
    steps: SUBSCRIBERS,
  },
};

/** The articles that other pages link to. */
export function HelpArticle() {
  const article = ARTICLES[useLocation().pathname.slice('/help/'.length)];
  if (article === undefined) return <NoSuchArticle />;
  return (
    <>
      <BackLink to="/help">{texts.page.title}</BackLink>
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
      <PageHead title={texts.missing.lost} />
      <EmptyNote
        title={texts.missing.title}
        text={texts.missing.text}
        action={<Link to="/help">{texts.missing.toHelp}</Link>}
      />
    </>
  );
}
