import { Button } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { SendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import { formatCounted } from '#platform/ui-kit/format/count.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useFocusPageWhenGone } from '#platform/ui-kit/remember-focus.ts';
import styles from './pause-banner.module.css';

const ResumeDialog = lazy(async () => ({ default: (await import('./pause-dialogs.tsx')).ResumeDialog }));

interface PausedNoteProps {
  shopUrl: string;
  timeZone: string;
  pause: SendingPause;
  since: string;
}

/** The banner's content, which most visits do not load. */
export function PausedNote({ shopUrl, timeZone, pause, since }: PausedNoteProps) {
  const [opened, setOpened] = useState(false);
  useFocusPageWhenGone();
  return (
    <div className={styles.banner}>
      <IconPlayerPause size={18} stroke={1.5} aria-hidden />
      <p className={styles.text}>
        All sending has been paused since <Moment at={since} timeZone={timeZone} />.{' '}
        {pause.held > 0 && `${formatCounted(pause.held, 'message waits', 'messages wait')}.`}
      </p>
      <Button variant="default" size="compact-md" onClick={() => setOpened(true)}>
        Resume sending
      </Button>
      <WhenOpened opened={opened}>
        {opened && <ResumeDialog shopUrl={shopUrl} pause={pause} onClose={() => setOpened(false)} />}
      </WhenOpened>
    </div>
  );
}
