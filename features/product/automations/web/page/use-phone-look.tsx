import { Button, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun, IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { texts } from '../../texts/en.ts';

/**
 * Returns the phone's colour scheme and direction, and the buttons that change them. The phone starts with the page's
 * scheme and the direction of the shop's language. Only shops that write Arabic can change the direction.
 */
export function usePhoneLook({ shopCountry }: Pick<Merchant, 'shopCountry'>) {
  const [language] = chooseLanguages({ locale: null, country: shopCountry });
  const isArabic = language === 'ar';
  const pageScheme = useComputedColorScheme('light');
  const [isFlipped, setIsFlipped] = useState(false);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>(isArabic ? 'rtl' : 'ltr');
  const other = pageScheme === 'light' ? 'dark' : 'light';
  const scheme: 'light' | 'dark' = isFlipped ? other : pageScheme;
  // Stays the same while the phone follows each keystroke.
  const buttons = useMemo(
    () => (
      <LookButtons
        {...{ scheme, direction }}
        flip={() => setIsFlipped((now) => !now)}
        turn={isArabic ? () => setDirection((now) => (now === 'ltr' ? 'rtl' : 'ltr')) : null}
      />
    ),
    [scheme, direction, isArabic],
  );
  return { scheme, direction, buttons };
}

interface LookButtonsProps {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  flip: () => void;
  /** Null for shops whose language is written from left to right. */
  turn: (() => void) | null;
}

function LookButtons({ scheme, direction, flip, turn }: LookButtonsProps) {
  const SchemeIcon = scheme === 'light' ? IconMoon : IconSun;
  const DirectionIcon = direction === 'ltr' ? IconTextDirectionRtl : IconTextDirectionLtr;
  const common = { variant: 'subtle', size: 'compact-md' } as const;
  return (
    <>
      <Button {...common} leftSection={<SchemeIcon size={16} stroke={1.5} aria-hidden />} onClick={flip}>
        {scheme === 'light' ? texts.phoneLook.dark : texts.phoneLook.light}
      </Button>
      {turn && (
        <Button {...common} leftSection={<DirectionIcon size={16} stroke={1.5} aria-hidden />} onClick={turn}>
          {direction === 'ltr' ? texts.phoneLook.rtl : texts.phoneLook.ltr}
        </Button>
      )}
    </>
  );
}
