import { lazy, Suspense } from 'react';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { texts } from '../../texts/en.ts';
import type { SettingsShop } from './settings-form.tsx';
import styles from './settings.module.css';
import { useSettings } from './use-settings.ts';

// Loads beside its data, so that the page's frame is there first.
const SettingsForm = lazy(async () => ({ default: (await import('./settings-form.tsx')).SettingsForm }));

/** The page that sets the opening hours of the team and the away message. */
export function InboxSettingsPage({ merchant: shop }: { merchant: SettingsShop }) {
  const { data, error, refetch } = useSettings(shop.shopUrl);
  return (
    <>
      <BackLink to="/inbox">{texts.opening.back}</BackLink>
      <div className={styles.page}>
        <PageHead title={texts.opening.title} />
        {data === undefined && error === null && <Waiting />}
        {data === undefined && error !== null && (
          <FailureNote what={texts.opening.what} error={error} retry={() => void refetch()} />
        )}
        {data && (
          <Suspense fallback={<Waiting />}>
            <SettingsForm shop={shop} stored={data.settings} now={data.now} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <WaitingFor what={texts.opening.what} />
      <WaitingBlock height={320} />
    </>
  );
}
