import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { WholePageNote } from './whole-page-note.tsx';

export function NotFoundPage() {
  return (
    <WholePageNote
      title="Are you lost?"
      text="There is no page at this address. The bird knows the way back."
      action={
        <Button component={Link} to="/dashboard">
          Go to the dashboard
        </Button>
      }
    />
  );
}
