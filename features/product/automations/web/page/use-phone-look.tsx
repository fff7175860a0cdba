import { Button, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun, IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react';
import { useMemo, useState } from 'react';

/**
 * Returns the phone's colour scheme and direction, and the buttons that change them. The phone starts with the page's
 * scheme, left to right.
 */
export function usePhoneLook() {
  const pageScheme = useComputedColorScheme('light');
  const [isFlipped, setIsFlipped] = useState(false);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const other = pageScheme === 'light' ? 'dark' : 'light';
  const scheme: 'light' | 'dark' = isFlipped ? other : pageScheme;
  // Stays the same while the phone follows each keystroke.
  const buttons = useMemo(
    () => (
      <LookButtons
        {...{ scheme, direction }}
        flip={() => setIsFlipped((now) => !now)}
        turn={() => setDirection((now) => (now === 'ltr' ? 'rtl' : 'ltr'))}
      />
    ),
    [scheme, direction],
  );
  return { scheme, direction, buttons };
}

interface LookButtonsProps {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  flip: () => void;
  turn: () => void;
}

function LookButtons({ scheme, direction, flip, turn }: LookButtonsProps) {
  const SchemeIcon = scheme === 'light' ? IconMoon : IconSun;
  const DirectionIcon = direction === 'ltr' ? IconTextDirectionRtl : IconTextDirectionLtr;
  const common = { variant: 'subtle', size: 'compact-md' } as const;
  return (
    <>
      <Button {...common} leftSection={<SchemeIcon size={16} stroke={1.5} aria-hidden />} onClick={flip}>
        {scheme === 'light' ? 'Show a dark phone' : 'Show a light phone'}
      </Button>
      <Button {...common} leftSection={<DirectionIcon size={16} stroke={1.5} aria-hidden />} onClick={turn}>
        {direction === 'ltr' ? 'Show it right to left' : 'Show it left to right'}
      </Button>
    </>
  );
}
