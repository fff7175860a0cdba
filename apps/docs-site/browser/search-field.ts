import type { Found } from './find-passages.ts';
import type { BrowserWords } from './words.ts';

/** Adds the search to the header. The index and the search itself load when the reader enters the field. */
export function addSearch(words: BrowserWords): void {
  const place = document.querySelector<HTMLElement>('.search');
  if (!place) return;
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'search',
    placeholder: words.search,
    ariaLabel: words.search,
    spellcheck: false,
  });
  const count = document.createElement('p');
  count.className = 'count';
  count.role = 'status';
  const list = document.createElement('ul');
  list.hidden = true;
  place.append(field, count, list);
  place.hidden = false;
  field.addEventListener('focus', () => void import('./find-passages.ts'), { once: true });
  field.addEventListener('input', () => void show());
  place.addEventListener('keydown', (event) => moveByKey(event, field, list, close));
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !place.contains(relatedTarget)) close();
  });
  field.addEventListener('focus', () => void show());
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    field.focus();
  });

  async function show(): Promise<void> {
    const query = field.value.trim();
    if (query === '') return close();
    const { findPassages } = await import('./find-passages.ts');
    const found = await findPassages(words.searchIndex, query);
    // The reader may have typed on or left while the index was loading.
    if (field.value.trim() !== query || !place?.contains(document.activeElement)) return;
    list.replaceChildren(...found.map(resultLine));
    list.hidden = found.length === 0;
    count.textContent = describeCount(found.length, words);
    count.hidden = false;
  }

  function close(): void {
    list.hidden = true;
    count.textContent = '';
  }
}

function describeCount(count: number, { noResults, oneResult, results }: BrowserWords): string {
  if (count === 0) return noResults;
  return count === 1 ? oneResult : results.replace('{count}', String(count));
}

function resultLine({ address, page, heading }: Found): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.append(heading === '' ? page : heading);
  if (heading !== '') {
    const where = document.createElement('span');
    where.textContent = page;
    link.append(' ', where);
  }
  line.append(link);
  return line;
}

/** Arrow keys move between the field and the results, Enter opens the first one, and Escape closes them. */
function moveByKey(
  event: KeyboardEvent,
  field: HTMLInputElement,
  list: HTMLElement,
  close: () => void,
): void {
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (event.key === 'Escape') {
    field.value = '';
    field.focus();
    close();
  } else if (event.key === 'ArrowDown') (links[at + 1] ?? links.at(-1))?.focus();
  else if (event.key === 'ArrowUp') (links[at - 1] ?? field).focus();
  else if (event.key === 'Enter' && at === -1) links[0]?.click();
  else return;
  event.preventDefault();
}
