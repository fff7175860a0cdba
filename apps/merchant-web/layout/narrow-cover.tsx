import { Button } from '@mantine/core';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { setPhoneSetting } from '../settings/phone-setting.ts';

/** Covers a page whose window became narrow; what was typed there is kept. */
export function NarrowCover() {
  return (
    <EmptyNote
      title="This page needs a wider window"
      text="Nothing is lost: make the window wider, and the page is here again as you left it."
      action={
        <Button variant="default" onClick={() => setPhoneSetting(true)}>
          Show it here all the same
        </Button>
      }
    />
  );
}
