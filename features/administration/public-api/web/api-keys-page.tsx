import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { Panel, PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { API_PATH } from '../contract/endpoint.ts';
import { texts } from '../texts/en.ts';
import { KeysPanel } from './keys-panel.tsx';
import { NewKeyPanel } from './new-key-panel.tsx';
import { useApiKeys } from './use-api-keys.ts';

interface ApiKeysPageProps {
  merchant: { shopUrl: string; shopTimeZone: string };
}

/** The page of the keys with which programs of a shop call the public API. */
export function ApiKeysPage({ merchant }: ApiKeysPageProps) {
  const { data, error, refetch } = useApiKeys(merchant.shopUrl);
  return (
    <>
      <BackLink to="/settings">{texts.page.back}</BackLink>
      <PageHead title={texts.page.title} note={texts.page.note} />
      <PanelStack>
        {data === undefined && error !== null && (
          <FailureNote what={texts.page.what} error={error} retry={() => void refetch()} />
        )}
        {data === undefined && error === null && (
          <Panel title={texts.keys.title}>
            <WaitingFor what={texts.page.what} />
            <WaitingBlock height={120} />
          </Panel>
        )}
        {data !== undefined && (
          <>
            <KeysPanel merchant={merchant} keys={data.keys} />
            <NewKeyPanel shopUrl={merchant.shopUrl} />
          </>
        )}
        <p>
          <a href={`${API_PATH}/openapi.json`} target="_blank" rel="noreferrer">
            {texts.page.document}
          </a>
        </p>
      </PanelStack>
    </>
  );
}
