import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createCoupon } from '#features/engine/discounts/contract/discount-calls.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { openEditor, saveButton } from '../../../testing/open-tools.tsx';
import { newSettings, sampleTool } from '../../../testing/sample-tool.ts';
import { texts } from '../../../texts/en.ts';

const PICTURE = 'https://demo.example/wren.png';
const OFFER = {
  text: 'Free delivery',
  weight: 1,
  discountCode: 'FREE',
  discountPercent: null,
  message: 'Until Sunday.',
};
const POPUP = sampleTool('visualPopup', { chatUrl: 'https://wa.example/1' });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe('a wheel', () => {
  it('saves its appearance, its background and both of its logos', async () => {
    const { press, fill, choose, back, save } = await openEditor(sampleTool('spinTheWheel'));
    await press('Wheel Settings');
    await fill('Marker colour', '#AA2211');
    await fill('First wheel colour', '#112233');
    await fill('Second wheel colour', '#445566');
    await choose('Font of the offers', 'Lora');
    await back();
    await press('Background Settings');
    await choose('Type', 'gradient');
    await fill('First colour', '#FFEEDD');
    await press('Rotate Gradient');
    await back();
    await press('Logo None');
    await fill('Logo URL', PICTURE);
    await fill('Logo in the middle of the wheel, URL', PICTURE);
    await back();
    await fill('Codes of winners are valid for', '7');
    const { states } = await save();
    expect(states.spinTheWheel).toMatchObject({
      markerColor: '#AA2211',
      wheelColorDark: '#112233',
      wheelColorLight: '#445566',
    });
    expect(states.backgroundStyle).toMatch(/^linear-gradient\(45deg, #FFEEDD, /i);
    expect(states.open?.props).toMatchObject({
      heroLogoUrl: PICTURE,
      wheelLogoUrl: PICTURE,
      offerFont: 'Lora',
    });
  });

  it('keeps at least three offers', async () => {
    const { press } = await openEditor(sampleTool('spinTheWheel'));
    await press('Delete Offer-10% off');
    expect(button(/^Delete Offer-/)).toBeNull();
  });

  it('has at most twelve offers, and needs a prize for a new one', async () => {
    const settings = newSettings('spinTheWheel');
    const offers = Array.from({ length: 11 }, (_, at) => ({ ...OFFER, key: `offer${at + 1}` }));
    const wheel = settings.wheel && { ...settings.wheel, offers };
    const { press, back } = await openEditor(
      sampleTool('spinTheWheel', { settings: { ...settings, ...(wheel && { wheel }) } }),
    );
    await press('Add an offer');
    await screen.findAllByText('Discount cannot be empty');
    await back();
    expect(button('Add an offer')).toBeNull();
    expect((await saveButton()).getAttribute('aria-disabled')).toBe('true');
    await press(/^Offer-New offer/);
    await press('Delete this offer');
    expect(screen.getAllByRole('button', { name: /^Offer-/ })).toHaveLength(11);
  });

  it('saves an offer with a percentage or a code, but not with both', async () => {
    const { press, fill, save, user } = await openEditor(sampleTool('spinTheWheel'));
    await press(/^Offer-5% off/);
    await user.clear(await field('Offer'));
    await user.paste('30% off');
    await waitFor(async () => expect((await field('Discount percentage')).value).toBe('30'));
    await fill('or discount code', 'THIR TY!');
    expect((await field('Discount percentage')).value).toBe('');
    expect((await field('or discount code')).value).toBe('THIRTY');
    await fill('Weight', '0');
    await screen.findByText('Never drawn.');
    await fill('Message for the winner', 'Until Sunday.');
    expect((await save()).states.spinTheWheel?.data?.[0]).toMatchObject({
      text: '30% off',
      discountCode: 'THIRTY',
      discountPercent: null,
      weight: 0,
      message: 'Until Sunday.',
    });
  });

  it('opens the panel of its first missing prize if the address asks for it', async () => {
    await openEditor(sampleTool('spinTheWheel'), { address: '/?set=offers' });
    await screen.findByRole('heading', { name: 'Offer-5% off' });
  });
});

describe('a pop-up', () => {
  it('saves its layout, its button, its close button, and the sign-up without typing', async () => {
    const { press, fill, back, user, save } = await openEditor(POPUP);
    await user.click(screen.getByRole('radio', { name: 'Image at right' }));
    const noTyping = await field('Shoppers may write to you instead of typing a number');
    await user.click(noTyping);
    await user.click(await field(texts.general.confirms));
    await fill('What shoppers agree to', 'News by WhatsApp.');
    await press(/^Button /);
    await fill('Button text', 'Sign up');
    await fill('Button colour', '#112233');
    await fill('Colour of its text', '#FFEEDD');
    await back();
    await press('Background-color');
    await fill('Background colour', '#ABCDEF');
    await fill('Cross colour', '#AA2211');
    await back();
    await press('Completed View');
    await press('Discount code');
    await fill('Colour of the code', '#123456');
    const { states } = await save();
    expect(states.open).toMatchObject({
      type: 'modalImageAtRight',
      props: {
        submitText: 'Sign up',
        buttonColor: '#112233',
        buttonTextColor: '#FFEEDD',
        content: { backgroundColor: '#ABCDEF' },
        closeButtonColor: '#AA2211',
      },
    });
    expect(states).toMatchObject({
      offersChat: true,
      isDoubleOptIn: true,
      consentWording: 'News by WhatsApp.',
    });
    expect(states.completed?.props.discountCode?.color).toBe('#123456');
  });

  it('says that shoppers cannot write to a shop without a chat', async () => {
    await openEditor(sampleTool('visualPopup', { chatUrl: null }));
    await screen.findByText(texts.general.offersChatWaits);
  });

  it('applies each ready design to the settings from before, not to the last design', async () => {
    const { press, back, user, save } = await openEditor(POPUP);
    const fresh = POPUP.open?.props.content?.backgroundColor;
    await press('Ready designs');
    await user.click(screen.getByRole('radio', { name: /First frost/ }));
    await user.click(screen.getByRole('radio', { name: /New leaves/ }));
    await press('Completed View');
    await user.click(screen.getByRole('radio', { name: /Plain/ }));
    expect((await saveButton()).disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: /First frost/ }));
    await back();
    const { states } = await save();
    expect(states.open?.props.content?.backgroundColor).not.toBe(fresh);
    expect(states.image?.url).toContain('/designs/first-frost.svg');
  });
});

describe('the discount of a tool', () => {
  it('is none, a shared code, or a unique code for each shopper', async () => {
    const { choose, fill, save } = await openEditor(POPUP);
    await choose('Do shoppers get a discount for signing up?', 'No');
    expect(screen.queryByLabelText('Which code?')).toBeNull();
    const none = await save();
    expect(none.states.discountOption).toBe('No');
    expect(none.states.open?.props.title?.text).not.toBe(POPUP.open?.props.title?.text);
    await choose('Do shoppers get a discount for signing up?', 'Yes');
    await choose('Which code?', 'A code for each shopper');
    await fill('Discount percentage', '12');
    await fill('Each code is valid for', '3');
    expect((await save()).states).toMatchObject({
      discountOption: 'Yes',
      generalSettings: { discountKind: 'unique', discountPercent: 12, discountValidDays: 3 },
    });
  });

  it.each([
    ['discount', POPUP, 'Discount code'],
    ['offers', sampleTool('spinTheWheel'), 'Discount percentage'],
    ['support', sampleTool('customerChatWidget'), 'Support number'],
  ])('a link to what is missing focuses its field: %s', async (set, tool, label) => {
    await openEditor(tool, { address: `/?set=${set}` });
    const found = await field(label);
    await waitFor(() => expect(document.activeElement).toBe(found));
  });

  it('says at its fields what is missing before the tool can be switched on', async () => {
    const { choose, fill } = await openEditor(POPUP);
    const code = await field('Discount code');
    const sample = screen.getByText('Replace the sample DISCOUNTCODE with your own code to switch this on.');
    expect(code.getAttribute('aria-describedby')).toContain(sample.id);
    const about = () => screen.queryByText(/^Missing: this tool can be switched on once/);
    await fill('Discount code', '');
    expect(about()?.textContent).toContain('a code of your store');
    await fill('Discount code', 'TEAPOT10');
    expect(about()).toBeNull();
    await choose('Which code?', 'A code for each shopper');
    await fill('Discount percentage', '0');
    expect(about()?.textContent).toContain('a percentage');
    await fill('Discount percentage', '12');
    expect(about()).toBeNull();
  });

  it.each([
    ['a new code', true, 'TEAPOT10 is in your store now, for 10% off.'],
    ['an existing code', false, 'Your store already has TEAPOT10. Its own terms apply.'],
  ])('is created in the store after a pause in typing: %s', async (_case, created, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { fill, user } = await openEditor(POPUP, {
      prepare: (api) => api.answer(createCoupon, { discountCoupon: 'TEAPOT10', created }),
    });
    await fill('Discount percentage', '10');
    await fill('Discount code', 'TEA POT10');
    await user.tab();
    vi.advanceTimersByTime(1500);
    await screen.findByText(text);
    expect(fakeApi.requests(createCoupon).map(({ body }) => body)).toEqual([
      { pageId: 'demo.myshopify.com', discountPercent: 10, discountCoupon: 'TEAPOT10' },
    ]);
  });
});

describe('a chat', () => {
  it('saves its colours, texts, number and position', async () => {
    const { fill, choose, user, save } = await openEditor(sampleTool('customerChatWidget'));
    await fill('Widget colour', '#112233');
    await fill('Support number', '+49 1521 5550101');
    await fill('Chat heading', 'Ask us anything');
    await fill('Text on the widget', 'Chat');
    await user.click(await field('Collect the shopper’s phone number'));
    await choose('Widget position', 'Left');
    await fill('Widget distance', '40');
    const { states } = await save();
    expect(states.generalSettings).toMatchObject({
      themeColor: '#112233',
      chatHeading: 'Ask us anything',
      widgetText: 'Chat',
      widgetPosition: 'left',
      widgetDistance: 40,
    });
    expect(states.generalSettings?.supportNumber?.replaceAll(/\D/g, '')).toBe('4915215550101');
  });

  it('requires greetings on Messenger', async () => {
    const { fill, save } = await openEditor(sampleTool('customerChatWidget', { channel: 'FB' }));
    await fill('Greeting text for logged-in users', '');
    expect((await saveButton()).getAttribute('aria-disabled')).toBe('true');
    await fill('Greeting text for logged-in users', 'Hello again');
    await fill('Greeting text for logged-out users', 'Hello');
    expect((await save()).states.generalSettings).toMatchObject({
      loggedInGreetingText: 'Hello again',
      loggedOutGreetingText: 'Hello',
    });
    expect(screen.queryByLabelText('Support number')).toBeNull();
  });
});

it('saves the texts and the button of order updates', async () => {
  const { fill, choose, save } = await openEditor(sampleTool('orderUpdates', { channel: 'FB' }));
  await fill('Title text', 'Your parcel');
  await fill('Subtitle text', 'Hear where it is');
  await choose('Size', 'Large');
  await choose('Button or checkbox', 'Checkbox');
  const { states } = await save();
  expect(states.open?.props).toMatchObject({
    title: { text: 'Your parcel' },
    subtitle: { text: 'Hear where it is' },
  });
  expect(states.generalSettings).toMatchObject({ optinSize: 'Large', optinOption: 'checkbox' });
});
