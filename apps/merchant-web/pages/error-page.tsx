import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { closeBanner } from '../layout/banner-store.ts';
import { WholePageNote } from './whole-page-note.tsx';

const KEPT = 'What you saved is kept. Please try reloading the page.';

/**
 * Leaves only by a full page load, so that the failed state is not kept. `error` says why the app could not be loaded,
 * where known.
 */
export function ErrorPage({ error }: { error?: unknown }) {
  useEffect(() => closeBanner(), []);
  const reference = referenceOf(error);
  return (
    <WholePageNote
      title="Something Went Wrong!"
      text={
        <>
          {error === undefined ? KEPT : sentenceOf(error)}
          {reference !== undefined && ` Reference: ${reference}`}
        </>
      }
      action={
        <>
          <Button onClick={reload}>Reload</Button>
          <Button component="a" href="/dashboard" variant="default">
            Go to the dashboard
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
