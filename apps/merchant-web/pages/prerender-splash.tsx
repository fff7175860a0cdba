import { renderToStaticMarkup } from 'react-dom/server';
import { Splash } from './splash.tsx';

/** Returns the HTML shown until the app's scripts are loaded. */
export function prerender(): string {
  return renderToStaticMarkup(<Splash isDrawn />);
}
