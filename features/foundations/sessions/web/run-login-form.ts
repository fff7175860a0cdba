import { INFO_TOAST_MS } from '#platform/ui-kit/durations.ts';
import { parseShopAddress } from '../rules/shop-address.ts';
import { texts } from '../texts/en.ts';

type Problem = 'subdomain' | 'invalid';

interface Parts {
  form: HTMLFormElement;
  input: HTMLInputElement;
  button: HTMLButtonElement;
  problem: HTMLElement;
}

/** Adds behaviour to the form on the page: fills in the store from the URL, and reports mistakes before sending. */
export function runLoginForm(search: string): void {
  const parts = findParts();
  if (parts === null) return;
  const { form, input } = parts;
  input.value ||= storeOf(search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const address = parseShopAddress(input.value);
    if (address.kind !== 'ok') return void tellProblem(parts, address.kind);
    setLeaving(parts, true);
    location.assign(`${form.action}?${new URLSearchParams({ shop: address.shopUrl })}`);
  });
  input.addEventListener('input', () => showProblem(parts, null));
  // After the browser's back button, the login button must not still be in its waiting state.
  addEventListener('pageshow', () => setLeaving(parts, false));
}

/** The store may be in the link, or in the redirect back from the store's login. */
function storeOf(search: string): string {
  const query = new URLSearchParams(search);
  return query.get('shopUrl') ?? query.get('store') ?? '';
}

function findParts(): Parts | null {
  const form = document.querySelector<HTMLFormElement>('#login-form');
  const input = form?.querySelector('input');
  const button = form?.querySelector('button');
  const problem = form?.querySelector<HTMLElement>('#login-problem');
  return form && input && button && problem ? { form, input, button, problem } : null;
}

async function tellProblem(parts: Parts, problem: Problem): Promise<void> {
  const sentence = problem === 'subdomain' ? texts.loginForm.noSubdomain : await invalidSentence();
  showProblem(parts, sentence);
  parts.input.focus();
  if (problem === 'invalid') return;
  setTimeout(() => parts.problem.textContent === sentence && showProblem(parts, null), INFO_TOAST_MS);
}

async function invalidSentence(): Promise<string> {
  const { sentenceFor } = await import('#platform/errors/error-sentences.ts');
  return sentenceFor('SHOP_ADDRESS_INVALID');
}

function showProblem({ input, problem }: Parts, sentence: string | null): void {
  problem.textContent = sentence;
  const isWrong = sentence !== null;
  input.setAttribute('aria-invalid', String(isWrong));
  input.toggleAttribute('data-error', isWrong);
  input.parentElement?.toggleAttribute('data-error', isWrong);
}

function setLeaving({ button }: Parts, isLeaving: boolean): void {
  button.setAttribute('aria-busy', String(isLeaving));
  const label = button.querySelector('.mantine-Button-label') ?? button;
  label.textContent = isLeaving ? texts.loginForm.opening : texts.loginForm.logIn;
}
