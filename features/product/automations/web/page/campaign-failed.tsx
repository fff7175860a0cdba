import { Button } from '@mantine/core';
import { failedPageText } from '#platform/ui-kit/failed-page-text.ts';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { texts } from '../../texts/en.ts';

interface CampaignFailedProps {
  /** The part that could not be loaded, if the error does not name it. */
  why: string;
  error: unknown;
  retry: () => void;
}

/** Replaces a page that could not be loaded. Document 2, section 2. */
export function CampaignFailed({ why, error, retry }: CampaignFailedProps) {
  return (
    <div role="alert">
      <EmptyNote
        title={texts.page.failed}
        text={failedPageText(error, why)}
        action={<Button onClick={retry}>{texts.page.tryAgain}</Button>}
      />
    </div>
  );
}
