import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { WholePageNote } from './whole-page-note.tsx';

const NO_PAGE = 'There is no page at this address';
const WAY = { to: '/dashboard', name: 'Go to the dashboard' };

/** Shown without a login and without a menu. Its title is from document 1, section 2. */
export function NotFoundPage() {
  return (
    <WholePageNote
      title="Are you lost?"
      text={`${NO_PAGE}. The bird knows the way back.`}
      action={
        <Button component={Link} to={WAY.to}>
          {WAY.name}
        </Button>
      }
    />
  );
}

/** Shown beside the menu. */
export function NotFoundScreen() {
  return <LostPage title={NO_PAGE} text="The bird knows the way back." way={WAY} />;
}
