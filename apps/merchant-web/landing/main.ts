import '#platform/ui-kit/look/styles.ts';
import '#features/sessions/web/login-form.css';
import { runLoginForm } from '#features/sessions/web/run-login-form.ts';
import { decidePage } from '../guards/decide-page.ts';
import { startLogin } from '../guards/start-login.ts';
import './landing-page.css';
import './landing-picture.css';

const { pathname: path, search } = location;
const decision = decidePage({
  path,
  search,
  merchant: null,
  narrow: false,
  stands: false,
  savedTarget: null,
});
if (decision.kind === 'logIn') startLogin(decision);
runLoginForm(search);
void tellFailure(search);

// After the page: it has nothing to show.
void import('#platform/tracking/browser/start-tracking.ts').then(
  ({ startTracking }) => startTracking(),
  () => null,
);

/** Why the visitor stands at the door again; most failed at nothing, and need no sentences about it. */
async function tellFailure(query: string): Promise<void> {
  const note = document.getElementById('login-failure');
  if (note === null || !new URLSearchParams(query).has('error')) return;
  const { loginFailure } = await import('#features/sessions/web/login-failure.ts');
  note.textContent = loginFailure(query);
}
