import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import type { Role } from '#platform/rights/rights.ts';
import { reportFailure } from '#platform/ui-kit/report-failure.ts';
import { ReaderRole } from '#platform/ui-kit/rights/reader-role.ts';
import { theme } from '#platform/ui-kit/theme/theme.ts';

interface Place {
  /** The page's URL. */
  address?: string;
  /** The page's route, when the screen reads parameters from the URL. */
  route?: string;
  /** The reader's role. By default they are the owner. */
  role?: Role;
}

/** A mounted screen and its user. */
export interface MountedScreen {
  user: UserEvent;
  /** Renders the screen with other props. */
  redraw: (screen: ReactNode) => void;
}

/** Renders a screen as the app does, with theme, router, queries and toasts, and `fakeApi` as its server. */
export function mountScreen(
  screen: ReactNode,
  { address = '/', route = '*', role = 'owner' }: Place = {},
): MountedScreen {
  history.replaceState(null, '', address);
  const queryClient = makeQueryClient();
  const around = (inner: ReactNode) => (
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route path={route} element={<ReaderRole value={{ role, name: role }}>{inner}</ReaderRole>} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
          <Notifications transitionDuration={0} />
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender } = render(around(screen));
  return { user: userEvent.setup({ delay: null }), redraw: (next) => rerender(around(next)) };
}

/** The app's own client, except that a lost connection is reported at the first failure. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _given, _context, mutation) => {
        if (mutation.options.onError === undefined) reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: Infinity },
      mutations: { networkMode: 'always' },
    },
  });
}
