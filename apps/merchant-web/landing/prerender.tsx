import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '#platform/ui-kit/theme/theme.ts';
import { LandingPage } from './landing-page.tsx';

/** Returns the landing page's HTML; the build inserts it into `landing.html`. */
export function prerender(): string {
  return renderToStaticMarkup(
    <MantineProvider theme={theme}>
      <LandingPage />
    </MantineProvider>,
  );
}
