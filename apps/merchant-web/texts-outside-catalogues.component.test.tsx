import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Catalogue, CatalogueText } from '#platform/language/catalogue.ts';

/**
 * Shows screens with every text of the catalogues in wide letters, ｌｉｋｅ ｔｈｅｓｅ. A word in other letters is in no
 * catalogue, so no translator sees it, unless it is data of the shop. The modules are loaded again with the changed
 * catalogues, and once more for the tests after these.
 */
const CATALOGUES = import.meta.glob<{ texts: Catalogue }>('../../{apps,features,platform}/**/texts/en.ts');
const WIDE_A = 0xff21 - 0x41;
/** Placeholders, and the parts that a screen draws. */
const UNCHANGED = /(\{\w+\}|<\/?\w+>)/;
/** Names that are the same in every language, and what the browser writes: dates, currencies, countries. */
const NAMES = [
  /\b(Bellbird|WhatsApp|Facebook|Messenger|Meta|Shopify|Slack|CSV|JSON|utm_\w+|request-1)\b/g,
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/g,
  /\b([AP]M|EUR|UTC|CET|GMT)\b|^.* \(\+\d+\)$/g,
  /(?:https?:\/\/|\/|#)\S+/g,
];
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];

const widen = (text: string) =>
  text
    .split(UNCHANGED)
    .map((part) =>
      UNCHANGED.test(part)
        ? part
        : part.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + WIDE_A)),
    )
    .join('');

async function loadApp() {
  return {
    ...(await import('./testing/open-app.tsx')),
    ...(await import('#platform/testing/screens/fake-api.ts')),
    ...(await import('#features/foundations/sessions/testing/sample-merchant.ts')),
    ...(await import('#features/product/automations/testing/open-campaign.tsx')),
    ...(await import('#features/product/broadcasts/testing/open-broadcast.tsx')),
  };
}

let app: Awaited<ReturnType<typeof loadApp>>;
/** The strings of the shop's data, the longest first. */
let data: Set<string>;

beforeAll(async () => {
  vi.resetModules();
  const seen = new Set<object>();
  for (const load of Object.values(CATALOGUES)) widenAll((await load()).texts, seen);
  app = await loadApp();
});

afterAll(() => void vi.resetModules());

beforeEach(() => {
  data = new Set();
  addStrings(app.sampleMerchant());
  vi.stubGlobal('fetch', answer);
});

/** Answers what the test gave, and refuses other calls, so that a page shows its failures, too. */
async function answer(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const given = await app.fakeFetch(address, init).catch(() => null);
  if (given === null)
    return new Response(JSON.stringify({ error: { code: 'INTERNAL', requestId: 'request-1' } }), {
      status: 500,
    });
  addStrings(JSON.parse(await given.clone().text()));
  return given;
}

function widenAll(section: Catalogue, seen: Set<object>): void {
  if (seen.has(section)) return;
  seen.add(section);
  const texts = section as Record<string, CatalogueText | Catalogue>;
  for (const [name, text] of Object.entries(texts))
    if (typeof text === 'string') texts[name] = widen(text);
    else widenAll(text, seen);
}

function addStrings(value: unknown): void {
  if (typeof value === 'string') data.add(value);
  else if (value !== null && typeof value === 'object')
    for (const [name, inside] of Object.entries(value)) {
      data.add(name);
      addStrings(inside);
    }
}

/** Returns the texts on the screen with words that are neither of a catalogue nor data. */
function looseTexts(): string[] {
  const known = [...data]
    .filter((text) => text.length > 1)
    .toSorted((one, other) => other.length - one.length);
  return shownTexts().filter((text) => /[A-Za-z]{2,}/.test(withoutData(text, known)));
}

function withoutData(text: string, known: readonly string[]): string {
  let rest = NAMES.reduce((left, names) => left.replace(names, ''), text);
  for (const one of known) if (rest.includes(one)) rest = rest.split(one).join(' ');
  return rest;
}

function shownTexts(): string[] {
  const texts: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (parentElement?.closest('style, script, [lang]:not(html)') === null)
      texts.push(textContent?.trim() ?? '');
  }
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  return [...new Set(texts)];
}

async function settled(): Promise<void> {
  await waitFor(() => {
    expect(document.body.textContent).not.toContain(widen('Loading: '));
    expect(document.querySelector('h1, h2, [role="alert"]')).not.toBeNull();
  });
}

it('finds a text that is in no catalogue', () => {
  document.body.append('Not in a catalogue', widen('In a catalogue'));
  expect(looseTexts()).toEqual(['Not in a catalogue']);
  document.body.replaceChildren();
});

it.each([
  '/dashboard',
  '/channel-dashboard-wa',
  '/automation-wa',
  '/instant-campaigns-wa',
  '/opt-in-tools-wa',
  '/templates',
  '/imports',
  '/customerSupport',
  '/settings',
  '/settings/privacy',
  '/messages',
  '/sender-health',
  '/orders',
  '/exports',
  '/subscribers',
  '/help',
  '/help/not-working',
  '/nowhere',
])('shows only texts of catalogues and data at %s', async (address) => {
  app.openApp(address);
  await settled();
  expect(looseTexts()).toEqual([]);
  app.closeApp();
});

it('shows only texts of catalogues and data on the page of a campaign, and in its results', async () => {
  app.openCampaign();
  await screen.findAllByRole('region');
  await settled();
  expect(looseTexts()).toEqual([]);
});

it('shows only texts of catalogues and data on the page of a broadcast', async () => {
  app.openBroadcast();
  await settled();
  expect(looseTexts()).toEqual([]);
});
