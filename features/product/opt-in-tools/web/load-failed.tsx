import { Button } from '@mantine/core';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import { LOAD_FAILED, NOT_READ } from './copy.ts';

interface LoadFailedProps {
  title: string;
  error: unknown;
  retry: () => void;
}

/** Replaces the page if the tools cannot be loaded. Document 3, section 2.1. */
export function LoadFailed({ title, error, retry }: LoadFailedProps) {
  const reference = referenceOf(error);
  const what = whatFailed(error, NOT_READ);
  const why = `${what === undefined ? '' : `${what}. `}${sentenceOf(error)}${reference === undefined ? '' : ` Reference: ${reference}`}`;
  return (
    <>
      <PageHead title={title} />
      <EmptyNote title={LOAD_FAILED} text={why} action={<Button onClick={retry}>Try again</Button>} />
    </>
  );
}
