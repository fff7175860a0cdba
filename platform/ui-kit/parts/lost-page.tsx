import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { texts } from '../texts/en.ts';
import { EmptyNote } from './empty-note.tsx';
import { PageHead } from './page-head.tsx';

interface LostPageProps {
  /** Document 1, section 2 has the text for an unknown URL. */
  head?: string;
  title: string;
  text: string;
  way: { to: string; name: string };
}

/** Shown for a URL that leads nowhere: what is missing, and where to go. */
export function LostPage({ head = texts.lostPage.title, title, text, way }: LostPageProps) {
  return (
    <>
      <PageHead title={head} />
      <EmptyNote
        title={title}
        text={text}
        action={
          <Button component={Link} to={way.to}>
            {way.name}
          </Button>
        }
      />
    </>
  );
}
