import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '#platform/ui-kit/look/theme.ts';
import { LandingPage } from './landing-page.tsx';

/** The landing page as markup; the build puts it into `landing.html`. */
export function prerender(): string {
  return renderToStaticMarkup(
    <MantineProvider theme={theme}>
      <LandingPage />
    </MantineProvider>,
  );
}
