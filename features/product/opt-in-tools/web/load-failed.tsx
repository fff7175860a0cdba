import { Button } from '@mantine/core';
import { failedPageText } from '#platform/ui-kit/failed-page-text.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { texts } from '../texts/en.ts';

interface LoadFailedProps {
  title: string;
  error: unknown;
  retry: () => void;
}

/** Replaces the page if the tools cannot be loaded. Document 3, section 2.1. */
export function LoadFailed({ title, error, retry }: LoadFailedProps) {
  return (
    <>
      <PageHead title={title} />
      <EmptyNote
        title={texts.failures.load}
        text={failedPageText(error, texts.failures.read)}
        action={<Button onClick={retry}>{texts.failures.again}</Button>}
      />
    </>
  );
}
