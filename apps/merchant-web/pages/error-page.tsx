import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { closeBanner } from '#platform/ui-kit/banner-store.ts';
import { WholePageNote } from './whole-page-note.tsx';

/** Leads away by full loads only: what failed must not be carried along. No notice stands beside it. */
export function ErrorPage() {
  useEffect(() => closeBanner(), []);
  // At its own address there is nothing to load again.
  const isOwnPage = location.pathname === '/error';
  return (
    <WholePageNote
      title="Something Went Wrong!"
      text="What you saved is kept. Please try reloading the page."
      action={
        <>
          {!isOwnPage && <Button onClick={() => location.reload()}>Reload</Button>}
          <Button component="a" href="/dashboard" variant={isOwnPage ? 'filled' : 'default'}>
            Go to the dashboard
          </Button>
        </>
      }
    />
  );
}
