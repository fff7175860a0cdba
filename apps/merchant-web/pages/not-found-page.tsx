import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { LostPage } from '#platform/ui-kit/parts/lost-page.tsx';
import { texts } from '../texts/en.ts';
import { WholePageNote } from './whole-page-note.tsx';

const WAY = { to: '/dashboard', name: texts.notFound.toDashboard };

/** "Page not found" without a login and without a menu. The title is from document 1, section 2. */
export function NotFoundPage() {
  return (
    <WholePageNote
      title={texts.notFound.lost}
      text={texts.notFound.lostText}
      action={
        <Button component={Link} to={WAY.to}>
          {WAY.name}
        </Button>
      }
    />
  );
}

/** "Page not found" beside the menu. */
export function NotFoundScreen() {
  return <LostPage title={texts.notFound.title} text={texts.notFound.text} way={WAY} />;
}
