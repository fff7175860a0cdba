import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { BackLink, PageHead } from '#platform/ui-kit/parts/page-head.tsx';
import { PanelStack } from '#platform/ui-kit/parts/panel.tsx';
import { API_PATH } from '../contract/endpoint.ts';
import { texts } from '../texts/en.ts';
import { AssistantPanel } from './assistant-panel.tsx';
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
        {data === undefined && (
          <NotLoaded
            what={texts.page.what}
            panel={texts.keys.title}
            height={120}
            error={error}
            retry={() => void refetch()}
          />
        )}
        {data !== undefined && (
          <>
            <KeysPanel merchant={merchant} keys={data.keys} />
            <NewKeyPanel shopUrl={merchant.shopUrl} />
            <AssistantPanel />
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
