import { Button } from '@mantine/core';
import { IconPlayerPause } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { SendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useFocusPageWhenGone } from '#platform/ui-kit/remember-focus.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../../texts/en.ts';
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
  const lock = useLock('market');
  useFocusPageWhenGone();
  return (
    <div className={styles.banner}>
      <IconPlayerPause size={18} stroke={1.5} aria-hidden />
      <p className={styles.text}>
        <RichText text={texts.banner.since} values={{ when: <Moment at={since} timeZone={timeZone} /> }} />{' '}
        {pause.held > 0 && fill(texts.banner.held, { count: pause.held })}
      </p>
      <Button variant="default" size="compact-md" onClick={() => setOpened(true)} {...lock}>
        {texts.resume.button}
      </Button>
      <WhenOpened opened={opened}>
        {opened && <ResumeDialog shopUrl={shopUrl} pause={pause} onClose={() => setOpened(false)} />}
      </WhenOpened>
    </div>
  );
}
