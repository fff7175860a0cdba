import { Button } from '@mantine/core';
import { EmptyNote } from '#platform/ui-kit/parts/empty-note.tsx';
import { setPhoneSetting } from '../settings/phone-setting.ts';
import { texts } from '../texts/en.ts';

/** Covers a page in a window that is too narrow for it. The page keeps everything typed on it. */
export function NarrowCover() {
  return (
    <EmptyNote
      title={texts.narrow.title}
      text={texts.narrow.wayOut}
      action={
        <Button variant="default" onClick={() => setPhoneSetting(true)}>
          {texts.narrow.showAnyway}
        </Button>
      }
    />
  );
}
