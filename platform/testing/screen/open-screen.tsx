import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { theme } from '#platform/ui-kit/look/theme.ts';
import { reportFailure } from '#platform/ui-kit/tell-failure.ts';

/** Keys and clicks follow one another without a wait. No style sheet is loaded that could keep a pointer away. */
const QUICK = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

interface OpenedScreen {
  user: UserEvent;
  /** The path and query of the address bar. */
  address: () => string;
}

interface Place {
  /** Where the screen is opened; its path alone shows it. */
  at?: string;
}

/** Mounts a screen with all that the app has around it. Other addresses show a heading "Elsewhere". */
export function openScreen(screen: ReactNode, { at = '/' }: Place = {}): OpenedScreen {
  let shown = at;
  const follow = (address: string) => {
    shown = address;
  };
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={createClient()}>
        <MemoryRouter initialEntries={[at]}>
          <FollowAddress follow={follow} />
          <Routes>
            <Route path={at.split('?', 1)[0] ?? at} element={screen} />
            <Route path="*" element={<h1>Elsewhere</h1>} />
          </Routes>
          <Notifications />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup(QUICK), address: () => shown };
}

function FollowAddress({ follow }: { follow: (address: string) => void }) {
  const { pathname, search } = useLocation();
  follow(pathname + search);
  return null;
}

/** As in the app, a failed action is shown in a toast; a lost connection is not tried again, which takes seconds. */
function createClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _given, _context, { options }) => {
        if (options.onError === undefined) reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
