import { html } from '../core/html.ts';
import { plainPage } from './plain-page.ts';

/** Shown instead of the phone and the panel until they are built. */
export function missingBuildPage(): string {
  return plainPage(
    'Not built yet',
    html`<h1>This page is not built yet</h1>
      <p><code>npm start</code> builds it: reload in a moment.</p>`,
  );
}
