import { escape, when } from './html.ts';
import { STYLE } from './style.ts';

export interface Moment {
  /** The result of the last decision, as a sentence. Null if there was none. */
  said: string | null;
  now: Date;
  /** The token that the server requires with a decision. See `formTokenOf`. */
  formToken: string;
}

/** Renders a page with the header of the operator's pages. */
export function page(body: string, { said, now }: Omit<Moment, 'formToken'>): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Operator · Bellbird</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<header><h1>Bellbird</h1><p>Operator · ${when(now)} · <a href="/operator">overview</a></p></header><main>
${said === null ? '' : `<p class="said" role="status">${escape(said)}</p>`}
${body}
</main></body></html>`;
}

export function section(title: string, about: string, body: string, tone = ''): string {
  return `<section class="${tone}"><h2>${escape(title)}</h2>${about && `<p>${escape(about)}</p>`}${body}</section>`;
}

interface Decision {
  title: string;
  about: string;
  hidden: Record<string, string>;
  /** The link to the details. */
  link?: { href: string; words: string };
  /** The possible decisions, with the label of each button. */
  choices: Record<string, string>;
}

export function decision(
  { title, about, hidden, link, choices }: Decision,
  { formToken }: Pick<Moment, 'formToken'>,
): string {
  const fields = Object.entries({ ...hidden, formToken }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  const more = link ? ` <a href="${escape(link.href)}">${link.words}</a>` : '';
  const buttons = Object.entries(choices).map(
    ([value, word]) => `<button name="decision" value="${value}" class="${value}">${word}</button>`,
  );
  return `<form method="post" action="/operator"><div><strong>${escape(title)}</strong> <span>${escape(about)}</span>${more}</div>
${fields.join('')}<input name="note" required maxlength="500" placeholder="Why, for whoever reads it later" aria-label="Note">${buttons.join('')}</form>`;
}
