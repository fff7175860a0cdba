import { sentenceFor } from '#platform/errors/error-sentences.ts';
import { LOGIN_CHANNEL, type LoginAnswer } from '../contract/facebook-login.ts';

export const ANSWER_SCRIPT_PATH = '/auth/facebook/answer.js';

/** Tells the page that opened this pop-up how the login ended, and closes the pop-up. */
export const ANSWER_SCRIPT = `
const channel = new BroadcastChannel(${JSON.stringify(LOGIN_CHANNEL)});
channel.postMessage(JSON.parse(document.body.dataset.answer));
// A moment, so that the word is out before the window is gone.
setTimeout(() => window.close(), 100);
`;

/** Returns the page of the pop-up, which is visible for a moment, or longer if a browser keeps it open. */
export function answerPage(answer: LoginAnswer): string {
  const words = wordsOf(answer);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Facebook login · Bellbird</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px;
    font: 15px/1.5 system-ui, sans-serif; text-align: center; }
</style>
</head>
<body data-answer="${escapeAttribute(JSON.stringify(answer))}">
<p>${words}</p>
<script src="${ANSWER_SCRIPT_PATH}"></script>
</body>
</html>`;
}

function wordsOf(answer: LoginAnswer): string {
  if (answer.outcome === 'granted') return 'Logged in with Facebook. You can close this window now.';
  if (answer.reference !== undefined) return `${sentenceFor('INTERNAL')} Reference: ${answer.reference}`;
  return 'The login with Facebook has ended. You can close this window now.';
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
