import { html, trusted, type Html } from '../../core/html.ts';
import { dialogPage } from '../../facebook/dialog-pages.ts';
import type { WhatsAppAccount } from '../whatsapp-account.ts';
import { numbersOf } from './numbers.ts';

const BUSINESS_ID = '890123456789012';

/**
 * The embedded signup, in which the merchant chooses a number of their business. Like Meta's, it reports the number to
 * its opener, and then goes on to the app's URL with a code.
 */
export function signUpPage(account: WhatsAppAccount, openerOrigin: string): Html {
  const script = `
const form = document.querySelector('form');
const report = (event, data) => window.opener?.postMessage(
  JSON.stringify({ type: 'WA_EMBEDDED_SIGNUP', event, data, version: '3' }), ${JSON.stringify(openerOrigin)});
form.addEventListener('submit', (event) => {
  if (event.submitter.value === 'cancel') return report('CANCEL', { current_step: 'PHONE_NUMBER_SETUP' });
  report('FINISH', {
    phone_number_id: form.elements.number.value,
    waba_id: ${JSON.stringify(account.sandbox.settings.whatsapp.businessAccountId)},
    business_id: ${JSON.stringify(BUSINESS_ID)},
  });
});
`;
  return dialogPage(
    'Connect WhatsApp',
    html`<h1>Connect your WhatsApp Business number to Bellbird</h1>
      <form method="post">
        <fieldset>
          <legend>Which number should Bellbird send from?</legend>
          ${numbersOf(account).map(
            ({ id, displayNumber, verifiedName }, at) =>
              html`<label
                ><input type="radio" name="number" value="${id}" ${at === 0 ? 'checked' : ''} />
                ${displayNumber} (${verifiedName})</label
              >`,
          )}
        </fieldset>
        <button name="decision" value="allow" class="main">Finish</button>
        <button name="decision" value="cancel">Cancel</button>
      </form>
      <script>
        ${trusted(script)};
      </script>`,
  );
}
