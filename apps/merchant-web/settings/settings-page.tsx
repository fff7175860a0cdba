import { Button, SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { HELP_TEXT, SOURCE_TEXT, VIEW_INSTRUCTIONS, VIEW_SOURCE } from './copy.ts';
import { setPhoneSetting, usePhoneSetting } from './phone-setting.ts';
import styles from './settings-page.module.css';

/** A section of the page, listed in its index. Other features supply the cards. */
interface Part {
  id: string;
  name: string;
  cards: ReactNode;
}

/** The settings page. Sections from other features come first, in their order. */
export function SettingsPage({ parts: given }: { parts: readonly Part[] }) {
  const parts = [
    ...given,
    { id: 'help', name: 'Help', cards: <HelpBlock /> },
    { id: 'browser', name: 'This browser', cards: <BrowserBlock /> },
  ];
  useNamedPart();
  return (
    <>
      <PageHead title="Settings" note="What your store sends from, and how Bellbird looks in this browser." />
      <div className={styles.page}>
        <nav aria-label="On this page" className={styles.index}>
          {parts.map(({ id, name }) => (
            <Link key={id} to={`#${id}`} replace>
              {name}
            </Link>
          ))}
        </nav>
        <div className={styles.parts}>
          {parts.map(({ id, cards }) => (
            <div key={id} id={id} tabIndex={-1} className={styles.part}>
              {cards}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Scrolls to the section in the URL each time it is requested. */
function useNamedPart(): void {
  const location = useLocation();
  useEffect(() => {
    const part = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [location]);
}

function HelpBlock() {
  return (
    <Panel title="Help">
      <ChoiceRow
        control={
          <Button component={Link} to="/help/not-working" variant="default">
            {VIEW_INSTRUCTIONS}
          </Button>
        }
      >
        {HELP_TEXT}
      </ChoiceRow>
      <ChoiceRow
        control={
          <Button component="a" href="/source" target="_blank" rel="noreferrer" variant="default">
            {VIEW_SOURCE}
          </Button>
        }
      >
        {SOURCE_TEXT}
      </ChoiceRow>
    </Panel>
  );
}

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function BrowserBlock() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const showsAll = usePhoneSetting();
  return (
    <Panel title="This browser">
      <ChoiceRow
        id="scheme-name"
        control={
          <SegmentedControl
            aria-labelledby="scheme-name"
            data={SCHEMES}
            value={colorScheme}
            onChange={setColorScheme}
          />
        }
      >
        Colours
      </ChoiceRow>
      <ChoiceRow
        why="Otherwise a phone shows the dashboard only."
        control={
          <PowerSwitch name="Show all pages on a small screen" on={showsAll} onChange={setPhoneSetting} />
        }
      >
        Show all pages on a small screen
      </ChoiceRow>
    </Panel>
  );
}
