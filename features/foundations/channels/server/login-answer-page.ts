import { everySentenceFor } from '#platform/errors/every-sentence.ts';
import { directionOf } from '#platform/language/languages.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import { LOGIN_CHANNEL, type LoginAnswer } from '../contract/facebook-login.ts';
import { texts } from '../texts/all.ts';

export const ANSWER_SCRIPT_PATH = '/auth/facebook/answer.js';

/** Reports the result of the login to the page that opened this pop-up, and closes the pop-up. */
export const ANSWER_SCRIPT = `
const channel = new BroadcastChannel(${JSON.stringify(LOGIN_CHANNEL)});
channel.postMessage(JSON.parse(document.body.dataset.answer));
// A moment later, so that the message is delivered before the window closes.
setTimeout(() => window.close(), 100);
`;

/** Returns the page of the pop-up, which is visible for a moment, or longer if a browser keeps it open. */
export function answerPage(answer: LoginAnswer): string {
  const words = wordsOf(answer);
  const { language } = currentReader();
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.loginAnswer.title}</title>
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
  if (answer.outcome === 'granted') return texts.loginAnswer.granted;
  if (answer.reference === undefined) return texts.loginAnswer.ended;
  return fill(texts.loginAnswer.failed, {
    sentence: everySentenceFor('INTERNAL'),
    reference: answer.reference,
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
