import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ImportList } from '#features/imports/web/import-list.tsx';
import { Sample, SampleGroup } from './sample.tsx';

/** The store of the sandbox: logged in there, lists are brought for good. */
const DEMO_SHOP = 'demo.myshopify.com';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

export function ImportSamples() {
  return (
    <QueryClientProvider client={client}>
      <SampleGroup name="Imports">
        <Sample name="Imported lists, and bringing one" wide>
          <ImportList shopUrl={DEMO_SHOP} timeZone="Europe/Berlin" />
        </Sample>
      </SampleGroup>
    </QueryClientProvider>
  );
}
