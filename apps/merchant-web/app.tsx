import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { IS_RIGHT_TO_LEFT } from '#platform/ui-kit/format/reader-locale.ts';
import { theme } from '#platform/ui-kit/theme/theme.ts';
import { GuardedPage } from './guards/guarded-page.tsx';
import { HeldRouter } from './navigation/guarded-router.tsx';
import { ErrorBoundary } from './pages/error-boundary.tsx';
import { queryClient } from './query-client.ts';

/** Everything around a page. Component tests render it without portals and transitions (`env="test"`). */
export function App({ env = 'default' }: { env?: 'default' | 'test' }) {
  return (
    <DirectionProvider initialDirection={IS_RIGHT_TO_LEFT ? 'rtl' : 'ltr'} detectDirection={false}>
      <MantineProvider theme={theme} defaultColorScheme="auto" env={env}>
        <ErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <HeldRouter>
              <GuardedPage />
            </HeldRouter>
          </QueryClientProvider>
        </ErrorBoundary>
      </MantineProvider>
    </DirectionProvider>
  );
}
