import { Button } from '@mantine/core';
import { WholePageNote } from './whole-page-note.tsx';

/** Leads away by full loads only: what failed must not be carried along. */
export function ErrorPage() {
  return (
    <WholePageNote
      title="Something Went Wrong"
      text="What you saved is kept. Try reloading the page."
      action={
        <>
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button component="a" href="/dashboard" variant="default">
            Go to the dashboard
          </Button>
        </>
      }
    />
  );
}
