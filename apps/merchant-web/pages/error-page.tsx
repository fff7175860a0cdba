import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { texts as shared } from '#platform/ui-kit/texts/en.ts';
import { closeBanner } from '../layout/banner-store.ts';
import { texts } from '../texts/en.ts';
import { WholePageNote } from './whole-page-note.tsx';

/**
 * Leaves only by a full page load, so that the failed state is not kept. `error` says why the app could not be loaded,
 * where known.
 */
export function ErrorPage({ error }: { error?: unknown }) {
  useEffect(() => closeBanner(), []);
  const reference = referenceOf(error);
  return (
    <WholePageNote
      title={texts.errorPage.title}
      text={
        <>
          {error === undefined ? texts.errorPage.text : sentenceOf(error)}
          {reference !== undefined && ` ${fill(shared.failures.reference, { reference })}`}
        </>
      }
      action={
        <>
          <Button onClick={reload}>{texts.errorPage.reload}</Button>
          <Button component="a" href="/dashboard" variant="default">
            {texts.errorPage.toDashboard}
          </Button>
        </>
      }
    />
  );
}

/** On this page's own URL a reload would change nothing, so the app starts from the home page. */
function reload(): void {
  if (location.pathname === '/error') location.assign('/');
  else location.reload();
}
