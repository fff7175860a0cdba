import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { closeBanner } from '../layout/banner-store.ts';
import { WholePageNote } from './whole-page-note.tsx';

const KEPT = 'What you saved is kept. Please try reloading the page.';

/**
 * Leads away by full loads only: what failed must not be carried along. No notice stands beside it.
 * `error` is why the app could not be loaded, where that is known.
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

/** At its own address there is nothing to load again: there the app begins anew. */
function reload(): void {
  if (location.pathname === '/error') location.assign('/');
  else location.reload();
}
