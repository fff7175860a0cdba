import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { track } from '#platform/tracking/browser/track.ts';
import { openPlans } from '../open-plans.ts';
import { EmptyNote } from './empty-note.tsx';
import { PageHead } from './page-head.tsx';

/** A page that the plan does not include, reached by its address. */
export function LockedScreen({ title, text }: { title: string; text: string }) {
  const seePlans = () => {
    track('Tried Turn on Paid Feature', { feature: title });
    openPlans();
  };
  return (
    <>
      <PageHead title={title} />
      <EmptyNote
        title="Not in your plan"
        text={text}
        action={
          <Button leftSection={<IconLock size={16} stroke={1.75} aria-hidden />} onClick={seePlans}>
            See the plans
          </Button>
        }
      />
    </>
  );
}
