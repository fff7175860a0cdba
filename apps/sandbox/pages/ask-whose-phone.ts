import { html, trusted, type Html } from '../core/html.ts';

const FORM_STYLE = `label { color: var(--ink); font-weight: 500; }
input, button { min-height: 40px; padding: 0 14px; font: inherit; border-radius: 8px; }
input { width: 260px; margin-top: 6px; border: 1px solid var(--soft); background: var(--card); color: var(--ink); }
button { border: 0; background: #0a6fe0; color: #fff; font-weight: 600; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }`;

const FIRST_NUMBER = '+49 1521 5550101';

interface ChatLink {
  /** The name of the business whose chat the link opens, and the app. */
  name: string;
  app: string;
  /** The data of the link, which the form sends along. */
  hidden: string;
  button: string;
}

/** A page that asks on whose phone a chat link is opened. The real link opens the app. */
export function askWhosePhone({ name, app, hidden, button }: ChatLink): Html {
  return html`<style>
      ${trusted(FORM_STYLE)}
    </style>
    <h1>Open ${name} in ${app}</h1>
    <p>On a phone this link opens the app. Whose phone is this?</p>
    ${app === 'WhatsApp' && hidden && html`<p><code>${hidden}</code></p>`}
    <form method="post">
      <input type="hidden" name="hidden" value="${hidden}" />
      <p>
        <label
          >Number of the phone<br /><input
            name="number"
            inputmode="tel"
            value="${FIRST_NUMBER}"
            required
            autofocus
        /></label>
      </p>
      <button type="submit">${button}</button>
    </form>`;
}
