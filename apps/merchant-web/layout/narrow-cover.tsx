import { Button } from '@mantine/core';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { setPhoneSetting } from '../settings/phone-setting.ts';

/** Covers a page in a window that is too narrow for it; what was typed there is kept. */
export function NarrowCover() {
  return (
    <EmptyNote
      title="This page needs a wider window"
      text="Open it on a computer or make the window wider. Nothing that you typed is lost."
      action={
        <Button variant="default" onClick={() => setPhoneSetting(true)}>
          Show it here all the same
        </Button>
      }
    />
  );
}
