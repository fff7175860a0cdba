import { countShown, readBlockTools, signUp, type BlockTool, type Tried } from './storefront-calls.ts';

/** The parts of Shopify's checkout API that this needs. */
export interface CheckoutApi {
  shop: { myshopifyDomain: string };
  localization: { language: { value: { isoCode: string } } };
  i18n: { translate: (key: string) => string };
}

/** A component of the checkout. The page creates it by its name. */
export interface Part {
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
  addEventListener: (name: string, listener: () => void) => void;
  append(...parts: (Part | string)[]): void;
  prepend(...parts: (Part | string)[]): void;
  replaceChildren(...parts: (Part | string)[]): void;
  /** The text of a field. */
  value?: string;
}

export interface CheckoutPage {
  body: Part;
  createElement: (tag: string) => Part;
}

/**
 * Shows the first active tool for orders with the checkout's own components, so its appearance is the checkout's. Shows
 * nothing if there is no such tool or the server does not respond.
 */
export async function showSignUp(api: CheckoutApi, page: CheckoutPage): Promise<void> {
  const { myshopifyDomain: pageId } = api.shop;
  const [tool] = await readBlockTools(pageId);
  if (!tool) return;
  page.body.replaceChildren(tool.channel === 'WA' ? form(api, page, tool) : chatLink(page, tool));
  void countShown(pageId, tool);
}

function form(api: CheckoutApi, page: CheckoutPage, tool: BlockTool): Part {
  const { open } = tool.settings.views;
  const make = maker(page);
  const phone = make('s-phone-field', { label: api.i18n.translate('phoneLabel'), autocomplete: 'tel' });
  const button = make('s-button', { variant: 'secondary' }, open.submitText);
  const showStatus = (word: string | null) =>
    word === null ? phone.removeAttribute('error') : phone.setAttribute('error', api.i18n.translate(word));
  /** Proposes a number. The same button then sends it. */
  const ask = (proposal: string) => {
    phone.value = proposal;
    phone.setAttribute('error', `${api.i18n.translate('didYouMean')} ${proposal}`);
  };
  let busy = false;
  button.addEventListener('click', () => {
    const typed = phone.value ?? '';
    if (busy) return;
    if (typed.trim() === '') return showStatus('phoneEmpty');
    busy = true;
    showStatus(null);
    button.setAttribute('loading', '');
    const { shop, localization } = api;
    void signUp(shop.myshopifyDomain, tool, typed, localization.language.value.isoCode).then(
      async (tried) => {
        busy = false;
        button.removeAttribute('loading');
        if (tried.kind === 'stored') return page.body.replaceChildren(completed(api, make, tool, tried));
        if (tried.kind === 'asked') return ask(tried.proposal);
        // The consent text changed after the buyer read it, so the tool is shown again with the new text.
        if (tried.word === 'reworded') await showAgain(api, page, tool);
        else showStatus(tried.word);
        return undefined;
      },
    );
  });
  const { consentWording } = tool.settings;
  return make('s-stack', { gap: 'base' }, ...words(make, open), phone, small(make, consentWording), button);
}

async function showAgain(api: CheckoutApi, page: CheckoutPage, { id }: BlockTool): Promise<void> {
  const tools = await readBlockTools(api.shop.myshopifyDomain, true);
  const now = tools.find((tool) => tool.id === id);
  if (!now) return page.body.replaceChildren();
  const shown = form(api, page, now);
  shown.prepend(maker(page)('s-banner', { tone: 'info' }, api.i18n.translate('reworded')));
  page.body.replaceChildren(shown);
}

function completed(
  { i18n }: CheckoutApi,
  make: Make,
  { settings: { views } }: BlockTool,
  { confirmUrl, mustConfirm }: Extract<Tried, { kind: 'stored' }>,
): Part {
  const link =
    confirmUrl === null ? [] : [make('s-link', { href: confirmUrl }, i18n.translate('confirmLink'))];
  if (mustConfirm) {
    const asked = make('s-paragraph', {}, i18n.translate('mustConfirm'));
    return make(
      's-stack',
      { gap: 'base' },
      make('s-heading', {}, i18n.translate('mustConfirmTitle')),
      asked,
      ...link,
    );
  }
  const confirm = link.length === 0 ? [] : [small(make, i18n.translate('confirm')), ...link];
  return make('s-stack', { gap: 'base' }, ...words(make, views.completed), ...confirm);
}

/** On Messenger, the chat is the sign-up. */
function chatLink(page: CheckoutPage, { settings, chatUrl }: BlockTool): Part {
  const make = maker(page);
  if (chatUrl === null) return make('s-stack', {});
  const { views, messenger, consentWording } = settings;
  const link = make('s-link', { href: chatUrl }, messenger?.optinText ?? views.open.submitText);
  return make('s-stack', { gap: 'base' }, ...words(make, views.open), small(make, consentWording), link);
}

function words(make: Make, { title, subtitle, text }: BlockTool['settings']['views']['completed']): Part[] {
  const lines = [subtitle.text, text.text].filter((line) => line !== '');
  return [make('s-heading', {}, title.text), ...lines.map((line) => make('s-paragraph', {}, line))];
}

function small(make: Make, text: string): Part {
  return make('s-text', { type: 'small' }, text);
}

type Make = ReturnType<typeof maker>;

/** Returns a function that creates checkout components. Everything put into them is text, whatever a merchant wrote. */
function maker(page: CheckoutPage) {
  return (tag: string, attributes: Record<string, string>, ...inside: (string | Part)[]): Part => {
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...inside);
    return element;
  };
}
