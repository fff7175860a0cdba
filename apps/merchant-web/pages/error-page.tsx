import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { texts as shared } from '#platform/ui-kit/texts/en.ts';
import { closeBanner } from '../layout/banner-store.ts';
import { texts } from '../texts/en.ts';
import { WholePageNote } from './whole-page-note.tsx';

/**
 * Shown when the app could not be loaded. Its links load a full page, so that the failed state is not kept. `error` is
 * the reason, if known.
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

/** Starts the app again. On this page's own URL a reload would change nothing, so the home page opens instead. */
function reload(): void {
  if (location.pathname === '/error') location.assign('/');
  else location.reload();
}
