import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { WhenOpened } from '#platform/ui-kit/parts/when-opened.tsx';
import { useFocusPageWhenGone } from '#platform/ui-kit/remember-focus.ts';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import { texts } from '../../texts/en.ts';
import { useSendingPause } from './use-sending-pause.ts';

const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialogs.tsx')).PauseDialog }));

/** The part of an address that opens the question, for links from elsewhere. */
export const PAUSE_HASH = '#pause';

/** The button that pauses all sending. Hidden while it is paused, because the banner above the page resumes it. */
export function PauseButton({ shopUrl }: { shopUrl: string }) {
  const { data } = useSendingPause(shopUrl);
  return data?.pausedAt === null ? <Shown shopUrl={shopUrl} /> : null;
}

function Shown({ shopUrl }: { shopUrl: string }) {
  const { opened, open, close } = useOpened();
  const lock = useLock('market');
  useFocusPageWhenGone();
  return (
    <>
      <Button variant="default" onClick={open} {...lock}>
        {texts.pause.button}
      </Button>
      <WhenOpened opened={opened}>{opened && <PauseDialog shopUrl={shopUrl} onClose={close} />}</WhenOpened>
    </>
  );
}

/** Also open at an address that ends with `#pause`. Closing takes that out of the address. */
function useOpened() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [isPressed, setIsPressed] = useState(false);
  const isLinked = hash === PAUSE_HASH;
  const close = () => {
    setIsPressed(false);
    if (isLinked) void navigate(pathname, { replace: true });
  };
  return { opened: isPressed || isLinked, open: () => setIsPressed(true), close };
}
