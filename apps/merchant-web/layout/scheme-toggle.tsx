import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { texts } from '../texts/en.ts';
import styles from './top-bar.module.css';

const NEXT: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

/** Light, dark, or the system's setting. */
export function SchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const next = NEXT[colorScheme];
  const Icon = ICONS[colorScheme];
  const words = texts.colours[colorScheme];
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={words}
      title={words}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </button>
  );
}
