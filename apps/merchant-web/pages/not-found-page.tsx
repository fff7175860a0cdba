import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WholePageNote } from './whole-page-note.tsx';

// Document 1, section 2.
const LOST = 'Are you lost?';
const NO_PAGE = 'There is no page at this address';

/** Without a login, and without a menu. */
export function NotFoundPage() {
  return (
    <WholePageNote title={LOST} text={`${NO_PAGE}. The bird knows the way back.`} action={<ToDashboard />} />
  );
}

/** Beside the menu. */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title={LOST} />
      <EmptyNote title={NO_PAGE} text="The bird knows the way back." action={<ToDashboard />} />
    </>
  );
}

function ToDashboard() {
  return (
    <Button component={Link} to="/dashboard">
      Go to the dashboard
    </Button>
  );
}
