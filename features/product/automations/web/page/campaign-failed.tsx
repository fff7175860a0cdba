import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { whatFailed } from '#platform/ui-kit/what-failed.ts';
import styles from '../campaign-page.module.css';

interface CampaignFailedProps {
  /** What could not be loaded, if the error does not say so. */
  why: string;
  error: unknown;
  retry: () => void;
}

/** Replaces a page that could not be loaded. Document 2, section 2. */
export function CampaignFailed({ why, error, retry }: CampaignFailedProps) {
  const reference = referenceOf(error);
  const what = whatFailed(error, why);
  return (
    <div role="alert">
      <EmptyNote
        title="Something Went Wrong :( Don't Worry!"
        text={
          <>
            {what !== undefined && `${what}. `}
            {sentenceOf(error)} If it stays so, contact us in the in-app chat.
            {reference !== undefined && ` Reference: ${reference}`}
          </>
        }
        action={
          <div className={styles.controls}>
            <Button onClick={retry}>Try again</Button>
            <Button component={Link} to="/customerSupport" variant="default">
              Open the chat
            </Button>
          </div>
        }
      />
    </div>
  );
}
