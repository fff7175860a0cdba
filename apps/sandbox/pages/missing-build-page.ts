import { html } from '../core/html.ts';
import { plainPage } from './plain-page.ts';

/** Shown instead of the phone and the panel until they are built. */
export function missingBuildPage(): string {
  return plainPage(
    'Not built yet',
    html`<h1>This page is not built yet</h1>
      <p>
        Where <code>npm start</code> is building it, reload in a minute; else run <code>npm run build</code>.
      </p>`,
  );
}
