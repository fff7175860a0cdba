import { Button, SegmentedControl, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { HELP_TEXT, VIEW_INSTRUCTIONS } from './messages.ts';
import { setPhoneSetting, usePhoneSetting } from './phone-setting.ts';
import styles from './settings-page.module.css';

interface SettingsPageProps {
  /** The shop's page and number; they come from another feature. */
  facebook: ReactNode;
  whatsapp: ReactNode;
  /** When and how often messages go. */
  sending: ReactNode;
}

export function SettingsPage({ facebook, whatsapp, sending }: SettingsPageProps) {
  return (
    <>
      <PageHead title="Settings" note="What your store sends from, and how Bellbird looks in this browser." />
      <div className={styles.page}>
        {facebook}
        {whatsapp}
        {sending}
        <HelpBlock />
        <BrowserBlock />
      </div>
    </>
  );
}

function HelpBlock() {
  return (
    <Panel title="Help">
      <div className={styles.row}>
        <p className={styles.text}>{HELP_TEXT}</p>
        <Button component={Link} to="/help/not-working" variant="default">
          {VIEW_INSTRUCTIONS}
        </Button>
      </div>
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
      <div className={styles.row}>
        <p className={styles.text} id="scheme-name">
          Colours
        </p>
        <SegmentedControl
          aria-labelledby="scheme-name"
          data={SCHEMES}
          value={colorScheme}
          onChange={setColorScheme}
        />
      </div>
      <div className={styles.row}>
        <p className={styles.text}>
          Show all pages on a small screen
          <span className={styles.why}>Otherwise a phone shows the dashboard only.</span>
        </p>
        <PowerSwitch name="Show all pages on a small screen" on={showsAll} onChange={setPhoneSetting} />
      </div>
    </Panel>
  );
}
