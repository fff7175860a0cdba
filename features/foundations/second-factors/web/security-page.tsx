import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel, PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { texts } from '../texts/en.ts';
import { AppPanel } from './app-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import styles from './security-page.module.css';
import { useSecurity } from './use-security.ts';

interface SecurityPageProps {
  /** `person` is null for the owner, whose login comes from the store. */
  merchant: { shopTimeZone: string; person: object | null };
}

/** The page on which people manage how they prove at a login that it is them. */
export function SecurityPage({ merchant: { shopTimeZone, person } }: SecurityPageProps) {
  const { data, error, refetch } = useSecurity({ isOn: person !== null });
  return (
    <>
      <BackLink to="/settings">{texts.page.back}</BackLink>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <PanelStack>
        {person === null && (
          <Panel title={texts.page.owner}>
            <p>{texts.page.ownerText}</p>
          </Panel>
        )}
        {person !== null && data === undefined && (
          <NotLoaded
            what={texts.page.what}
            panel={texts.app.title}
            height={60}
            error={error}
            retry={() => void refetch()}
          />
        )}
        {data !== undefined && (
          <>
            {data.isRequired && <p className={styles.required}>{texts.page.required}</p>}
            <AppPanel security={data} timeZone={shopTimeZone} />
            {data.app && <RecoveryPanel left={data.recoveryCodesLeft} />}
            <PasskeysPanel security={data} timeZone={shopTimeZone} />
          </>
        )}
      </PanelStack>
    </>
  );
}
