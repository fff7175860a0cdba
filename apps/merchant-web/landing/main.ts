import '#platform/ui-kit/theme/styles.ts';
import '#features/foundations/sessions/web/login-form.css';
import { runLoginForm } from '#features/foundations/sessions/web/run-login-form.ts';
import { chooseLanguage } from '#platform/ui-kit/format/choose-language.ts';
import { startLogin } from '../guards/start-login.ts';
import { storeOfAddress } from '../guards/store-of-address.ts';
import './landing-page.css';
import './landing-picture.css';

/** The path of the call `getTrackingSettings`. Importing its contract would add the validation code to this page. */
const TRACKING_SETTINGS = '/database/api/tracking/getSettings';

const { search } = location;
const shopUrl = storeOfAddress(search);
if (shopUrl !== null) startLogin({ shopUrl, target: 'keep' });
runLoginForm(search);
void reportFailure(search);
offerLanguages();

void trackVisit();

/** Runs after the page is visible. Most installations have no tracking and load nothing for it. */
async function trackVisit(): Promise<void> {
  const answer = await fetch(TRACKING_SETTINGS).catch(() => null);
  const settings = answer?.ok ? ((await answer.json()) as Record<string, unknown>) : {};
  if (Object.values(settings).every((value) => value === null)) return;
  const { startTracking } = await import('#platform/tracking/browser/start-tracking.ts');
  await startTracking();
}

function offerLanguages(): void {
  const choice = document.getElementById('language') as HTMLSelectElement;
  choice.value = document.documentElement.lang;
  choice.addEventListener('change', () => chooseLanguage(choice.value));
}

/**
 * Explains why the visitor is back on this page. This code loads only when needed, because most visitors had no error.
 */
async function reportFailure(query: string): Promise<void> {
  const note = document.getElementById('login-failure');
  if (note === null || !new URLSearchParams(query).has('error')) return;
  const { loginFailure } = await import('#features/foundations/sessions/web/login-failure.ts');
  note.textContent = loginFailure(query);
}
