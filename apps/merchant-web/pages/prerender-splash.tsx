import { renderToStaticMarkup } from 'react-dom/server';
import { Splash } from './splash.tsx';

/** What stands in the app's page until its scripts have come. */
export function prerender(): string {
  return renderToStaticMarkup(<Splash isDrawn />);
}
