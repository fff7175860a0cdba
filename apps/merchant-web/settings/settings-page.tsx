import {
  Button,
  NativeSelect,
  SegmentedControl,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LanguageOptions } from '#platform/ui-kit/fields/language-options.tsx';
import { chooseLanguage } from '#platform/ui-kit/format/choose-language.ts';
import { LANGUAGE } from '#platform/ui-kit/format/reader-locale.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { texts } from '../texts/en.ts';
import { setPhoneSetting, usePhoneSetting } from './phone-setting.ts';
import styles from './settings-page.module.css';

/** A section of the page, which the page's index lists. Other features supply the cards. */
interface Part {
  id: string;
  name: string;
  cards: ReactNode;
}

/** The settings page. Sections from other features come first, in their order. */
export function SettingsPage({ parts: given }: { parts: readonly Part[] }) {
  const parts = [
    ...given,
    { id: 'help', name: texts.settings.help, cards: <HelpBlock /> },
    { id: 'browser', name: texts.settings.browser, cards: <BrowserBlock /> },
  ];
  useNamedPart();
  return (
    <>
      <PageHead title={texts.pages.settings} note={texts.settings.note} />
      <div className={styles.page}>
        <nav aria-label={texts.settings.index} className={styles.index}>
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

/** Scrolls to the section in the URL, also if the merchant opens the same URL again. */
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
    <Panel title={texts.settings.help}>
      <ChoiceRow
        control={
          <Button component={Link} to="/help/not-working" variant="default">
            {texts.settings.viewInstructions}
          </Button>
        }
      >
        {texts.settings.helpText}
      </ChoiceRow>
      <ChoiceRow
        control={
          <Button component="a" href="/source" target="_blank" rel="noreferrer" variant="default">
            {texts.settings.viewSource}
          </Button>
        }
      >
        {texts.settings.source}
      </ChoiceRow>
    </Panel>
  );
}

const SCHEMES: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: texts.settings.schemes.auto },
  { value: 'light', label: texts.settings.schemes.light },
  { value: 'dark', label: texts.settings.schemes.dark },
];

function BrowserBlock() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const showsAll = usePhoneSetting();
  return (
    <Panel title={texts.settings.browser}>
      <ChoiceRow
        id="language-name"
        why={texts.settings.languageHint}
        control={
          <NativeSelect
            aria-labelledby="language-name"
            value={LANGUAGE}
            onChange={(event) => chooseLanguage(event.currentTarget.value)}
          >
            <LanguageOptions />
          </NativeSelect>
        }
      >
        {texts.settings.language}
      </ChoiceRow>
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
        {texts.settings.colours}
      </ChoiceRow>
      <ChoiceRow
        why={texts.settings.allPagesHint}
        control={
          <PowerSwitch name={texts.settings.allPages} on={showsAll} onChange={setPhoneSetting} right="view" />
        }
      >
        {texts.settings.allPages}
      </ChoiceRow>
    </Panel>
  );
}
