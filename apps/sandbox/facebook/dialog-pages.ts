import { html, type Html } from '../core/html.ts';
import { pageFrame } from '../core/page-frame.ts';
import { PERSON, pictureUrl, type FacebookAccount } from './facebook-account.ts';

const PERMISSIONS: Record<string, string> = {
  pages_show_list: 'Show a list of the Pages you manage',
  pages_messaging: 'Manage and access Page conversations on Messenger',
  pages_manage_metadata: 'Manage accounts, settings and webhooks for a Page',
};

/** The dialog in which the person allows or refuses the app. */
export function consentPage(account: FacebookAccount, scopes: readonly string[]): Html {
  return dialogPage(
    'Log in with Facebook',
    html`<p class="who">
        <img src="${pictureUrl(account, PERSON.id)}" alt="" width="40" height="40" />
        <span><strong>${PERSON.name}</strong> is logged in</span>
      </p>
      <h1>Bellbird is requesting access to:</h1>
      <ul>
        ${scopes.map((scope) => html`<li>${PERMISSIONS[scope] ?? scope}</li>`)}
      </ul>
      <form method="post">
        <button name="decision" value="allow" class="main">Continue as ${PERSON.name}</button>
        <button name="decision" value="cancel">Cancel</button>
        <button name="decision" value="logOut" class="link">Not ${PERSON.name}? Log out</button>
      </form>`,
  );
}

/** The dialog if nobody is logged in. */
export function logInPage(account: FacebookAccount): Html {
  return dialogPage(
    'Log in to Facebook',
    html`<h1>Log in to Facebook</h1>
      <p class="who">
        <img src="${pictureUrl(account, PERSON.id)}" alt="" width="40" height="40" />
        <strong>${PERSON.name}</strong>
      </p>
      <form method="post">
        <button name="decision" value="logIn" class="main">Log in as ${PERSON.name}</button>
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  );
}

export function dialogErrorPage(title: string, detail: string): Html {
  return dialogPage(
    title,
    html`<h1>${title}</h1>
      <p>${detail}</p>`,
  );
}

const style = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; background: #f0f2f5; color: #1c1e21; font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif }
  header { background: #1b66d9; color: #fff; font-weight: 700; padding: 12px 20px }
  header small { font-weight: 400; margin-left: 8px }
  main { max-width: 480px; margin: 24px auto; background: #fff; border: 1px solid #dadde1; border-radius: 8px; padding: 24px }
  h1 { margin: 0 0 12px; font-size: 19px; line-height: 1.35 }
  ul { margin: 0 0 20px; padding-left: 20px } li { margin: 6px 0 }
  .who { display: flex; align-items: center; gap: 12px; margin: 0 0 16px } .who img { border-radius: 50% }
  form { display: grid; gap: 10px } label { display: block; padding: 10px 12px; border: 1px solid #dadde1; border-radius: 6px }
  fieldset { border: 0; margin: 0 0 16px; padding: 0; display: grid; gap: 8px } legend { padding: 0; margin-bottom: 8px }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 6px; padding: 10px 16px; background: #e4e6eb; color: #1c1e21; cursor: pointer }
  button.main { background: #1b66d9; color: #fff } button.link { background: none; color: #385898; font-weight: 400 }
  :focus-visible { outline: 2px solid #1b66d9; outline-offset: 2px }
`;

/** The frame of the pretend Facebook's pop-ups. */
export function dialogPage(title: string, content: Html): Html {
  return pageFrame(
    title,
    style,
    html`<header>facebook <small>pretend, in the sandbox</small></header>
      <main>${content}</main>`,
  );
}
