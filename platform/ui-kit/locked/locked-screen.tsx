import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useContext } from 'react';
import { track } from '#platform/tracking/browser/track.ts';
import { EmptyNote } from '../parts/empty-note.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { texts } from '../texts/en.ts';
import { SeePlans } from './see-plans.ts';

/** Shown when the merchant opens a page that the plan does not include. */
export function LockedScreen({ title, text }: { title: string; text: string }) {
  const seePlans = useContext(SeePlans);
  const leave = () => {
    track('Tried Turn on Paid Feature', { feature: location.pathname });
    seePlans();
  };
  return (
    <>
      <PageHead title={title} />
      <EmptyNote
        title={texts.plan.locked}
        text={text}
        action={
          <Button leftSection={<IconLock size={16} stroke={1.75} aria-hidden />} onClick={leave}>
            {texts.plan.seePlans}
          </Button>
        }
      />
    </>
  );
}
