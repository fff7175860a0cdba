import { expect, type Page } from '@playwright/test';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { axeOf } from '../axe-of.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';

test.use({ worldOf: 'tools editor', isInstalled: true });

const TITLE = 'Ten off your first teapot';

test('a merchant designs a popup from nothing, and a shopper gets it', async ({ world, page, context }) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const list = `${world.appUrl}/opt-in-tools-wa`;

  await test.step('A new one begins with a ready design, without a mouse', async () => {
    await logIn(page, world);
    const looks: string[] = [];
    page.on('request', (one) => void (one.url().includes('/getShopLook') && looks.push(one.url())));
    await page.goto(list);
    await page.getByRole('button', { name: 'New opt-in tool' }).press('Enter');
    await page.getByRole('radio', { name: 'Persistent pill' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Pop-up' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /First frost/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/opt-in-tools-wa\/visualPopup\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Pop-up 2' })).toBeVisible();
    await expect(preview.getByText('Something warm for cold days')).toBeVisible();
    // The dialog and the editor share an answer, which the server gives 30 times a minute.
    expect(looks).toHaveLength(1);
  });

  await test.step('A design that is tried is laid over what was there, whatever is looked at meanwhile', async () => {
    await page.getByRole('button', { name: 'Ready designs' }).click();
    await page.getByRole('radio', { name: 'Plain' }).check();
    await page.getByRole('radio', { name: 'New leaves' }).check();
    await page.getByRole('button', { name: 'Completed View' }).click();
    await page.getByRole('button', { name: 'Open View' }).click();
    await expect(preview.getByText('Fresh for spring')).toBeVisible();
    await page.getByRole('radio', { name: 'Plain' }).check();
    await expect(preview.getByText('Something warm for cold days')).toBeVisible();
    await page.getByRole('button', { name: 'Back to General Settings' }).click();
  });

  await test.step('What is clicked in the preview is what is edited', async () => {
    await preview.getByText('Something warm for cold days').click();
    await expect(page.getByRole('heading', { name: 'Title · Open View' })).toBeVisible();
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('');
    await expect(page.getByRole('alert').getByText('Open View: Title cannot be empty')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await title.fill('x'.repeat(70));
    await expect(warning(page)).toHaveCount(0);
    await expect(page.getByText('Max length of 60 reached')).toBeVisible();
    await title.fill(TITLE);
    await expect(preview.getByText(TITLE)).toBeVisible();
    await page.getByLabel('Font colour', { exact: true }).fill('#EEF3F8');
    await expect(page.getByText(/Hard to read on its background/)).toBeVisible();
    await page.getByLabel('Font colour', { exact: true }).fill('#12304A');
    await page.getByRole('button', { name: 'Back to General Settings' }).click();
  });

  const toggle = page.getByRole('switch', { name: 'Pop-up 2' });
  await test.step('Without a code it does not go on; the code is made in the store', async () => {
    await toggle.press('Space');
    const dialog = page.getByRole('dialog', { name: /Hold on/ });
    await expect(dialog).toContainText('requires a discount code to be entered');
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Discount percentage').fill('10');
    await page.getByLabel('Discount code', { exact: true }).fill('TEAPOT10');
    await expect(page.getByText('TEAPOT10 is in your store now, for 10% off.')).toBeVisible();
  });

  await test.step('Its behaviour is said in a sentence', async () => {
    await page.getByRole('tab', { name: 'Behaviour' }).click();
    const when = page.getByRole('region', { name: 'When To Show?' });
    await when.getByRole('combobox').selectOption('scroll');
    await expect(page.getByRole('alert').getByText('Scroll % must have a valid value')).toBeVisible();
    await when.getByLabel('How far').fill('101');
    await expect(page.getByText('Scroll percentage must be between 0 and 100')).toBeVisible();
    await expect(when.getByLabel('How far')).toHaveValue('');
    // What is behind the point is left out, and not joined to what is before it.
    await when.getByLabel('How far').pressSequentially('5,5');
    await expect(page.getByText('once they have seen 5% of the page')).toBeVisible();
    await when.getByLabel('How far').blur();
    await expect(when.getByLabel('How far')).toHaveValue('5');
    await when.getByRole('combobox').selectOption('welcome');
    await expect(warning(page)).toHaveCount(0);
    await expect(page.getByText(/computers and phones, as soon as they arrive/)).toBeVisible();
    const followUp = page.getByRole('tab', { name: 'Follow-up' });
    await followUp.hover({ force: true });
    await expect(page.getByRole('tooltip')).toHaveText('No follow up messages for Whatsapp');
    await followUp.click({ force: true });
    await expect(followUp).toHaveAttribute('aria-selected', 'false');
  });

  await test.step('What is not saved is asked about, then saved and on', async () => {
    await toggle.press('Space');
    const asked = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(asked).toContainText('Your Opt-in tool has unsaved changes');
    await asked.getByRole('button', { name: 'Save and turn on' }).click();
    await expect(toggle).toBeChecked();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await page.reload();
    await expect(preview.getByText(TITLE)).toBeVisible();
    await expect(toggle).toBeChecked();
  });

  await test.step('Everybody can use the editor, in light and dark, on a laptop and a phone', async () => {
    await page.addInitScript("localStorage.setItem('bellbird-all-pages-on-phone', 'on')");
    await expectNoFaults(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(preview.getByText(TITLE)).toBeVisible();
    await expectNoFaults(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('Who leaves with something unsaved is asked', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Teapots');
    await page.getByRole('link', { name: 'Whatsapp Opt-in Tools', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Are you sure?' });
    await asked.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(list);
  });

  await test.step('A shopper gets it in the store', async () => {
    await page.getByRole('switch', { name: 'Persistent pill' }).press('Space');
    await expect(page.getByRole('switch', { name: 'Persistent pill' })).not.toBeChecked();
    const shopper = await context.newPage();
    await expect(async () => {
      await shopper.goto(`${world.sandboxUrl}/store/${DEMO_SHOP}`);
      await expect(shopper.getByText(TITLE)).toBeVisible({ timeout: 8000 });
    }).toPass();
    await shopper.close();
  });
});

test('whatever is set of a tool shows in its preview at once', async ({ world, page }) => {
  page.setDefaultTimeout(20_000);
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const back = page.getByRole('button', { name: 'Back to General Settings' });
  const open = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const edit = async (name: string) => {
    await page.goto(`${world.appUrl}/opt-in-tools-wa`);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'General Settings' })).toBeVisible();
  };
  /** Types it and waits until the part has it, as the browser writes it. */
  const set = async (label: string, value: string, [part, style, shown]: [string, string, string]) => {
    await page.getByLabel(label, { exact: true }).fill(value);
    await expect(preview.locator(part).first()).toHaveCSS(style, shown);
  };
  // Nothing of it is saved.
  page.on('dialog', (asked) => void asked.accept());
  const picture = `${world.sandboxUrl}/store/${DEMO_SHOP}/images/wooden-wren.svg`;
  await logIn(page, world);

  await test.step('A wheel: its wedges, its marker, its font, what is behind it, and both logos', async () => {
    await edit('Spin the wheel');
    await open('Wheel Settings');
    await set('Marker colour', '#AA2211', ['.wheel > path', 'fill', 'rgb(170, 34, 17)']);
    await set('First wheel colour', '#112233', ['.wheel > g > path', 'fill', 'rgb(17, 34, 51)']);
    await page.getByLabel('Font of the offers').selectOption('Lora');
    await expect(preview.locator('.wheel g')).toHaveAttribute('font-family', /Lora/);
    await back.click();
    await open('Background Settings');
    await page.getByLabel('Type', { exact: true }).selectOption('gradient');
    await page.getByLabel('First colour', { exact: true }).fill('#FFEEDD');
    for (const degrees of [45, 90]) {
      await page.getByRole('button', { name: 'Rotate Gradient' }).click();
      await expect(preview.locator('.inside')).toHaveCSS(
        'background-image',
        `linear-gradient(${degrees}deg, rgb(255, 238, 221), rgb(234, 243, 255))`,
      );
    }
    await page.getByLabel('Type', { exact: true }).selectOption('url');
    await page.getByLabel('Image URL', { exact: true }).fill(`${world.appUrl}/nothing.png`);
    await expect(page.getByText('No picture came from this address')).toBeVisible();
    await page.getByLabel('Image URL', { exact: true }).fill(picture);
    await expect(page.getByText('No picture came from this address')).toHaveCount(0);
    await expect(preview.locator('.inside')).toHaveCSS('background-image', `url("${picture}")`);
    await back.click();
    await open('Logo None');
    await page.getByLabel('Logo URL', { exact: true }).fill(picture);
    await expect(preview.locator('img.logo')).toHaveAttribute('src', picture);
    await page.getByLabel('Logo in the middle of the wheel, URL').fill(picture);
    await expect(preview.locator('.wheel image')).toHaveAttribute('href', picture);
    await page.getByRole('tab', { name: 'Behaviour' }).click();
    const meaning = page.getByText('The wheel opens when a shopper clicks it.');
    await expect(meaning).toHaveCount(0);
    await page.getByRole('combobox', { name: 'When To Show?' }).selectOption('Show at all times');
    await expect(meaning).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Minimized View' })).toBeVisible();
  });

  await test.step('A pop-up: its layout, button, cross, code and moving picture, and the way without typing', async () => {
    await edit('Pop-up');
    await page.getByRole('radio', { name: 'Image at right' }).check();
    await expect(preview.getByRole('dialog')).toHaveClass(/modalImageAtRight/);
    await page.getByLabel('Shoppers may write to you instead of typing a number').check();
    await expect(preview.getByRole('link', { name: /^Or scan this/ }).locator('svg')).toBeVisible();
    await preview.getByRole('button', { name: 'Phone', exact: true }).click();
    await expect(preview.getByRole('link', { name: 'Or send us a message in WhatsApp' })).toBeVisible();
    await open(/^Button/);
    await set('Button colour', '#112233', ['.submit', 'background-color', 'rgb(17, 34, 51)']);
    await set('Colour of its text', '#FFEEDD', ['.submit', 'color', 'rgb(255, 238, 221)']);
    await back.click();
    await open('Background-color');
    await set('Cross colour', '#AA2211', ['.close', 'color', 'rgb(170, 34, 17)']);
    await back.click();
    await open(/^Background-image/);
    await page.getByLabel('Where it comes from').selectOption('GIF');
    await page.getByLabel('Search GIFs').fill('confetti');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'GIFs for confetti' }).getByRole('button').first().click();
    await expect(preview.locator('img.picture')).toHaveAttribute('src', /gif/i);
    await back.click();
    await preview.getByRole('button', { name: 'Completed View' }).click();
    await open('Discount code');
    await set('Colour of the code', '#112233', ['.code b', 'color', 'rgb(17, 34, 51)']);
  });

  await test.step('A chat: its colours, its words and its place', async () => {
    await edit('Chat widget');
    await set('Widget colour', '#112233', ['[data-part=widget]', 'background-color', 'rgb(17, 34, 51)']);
    await page.getByLabel('Chat heading').fill('Ask us anything');
    await expect(preview.getByText('Ask us anything')).toBeVisible();
    await page.getByLabel('Widget position').selectOption('left');
    await page.getByLabel('Widget distance').fill('40');
    await expect(preview.locator('.chat').first()).toHaveCSS('left', '40px');
  });
});

/** What stays over the page until it is mended; a form in the preview has a place for its own. */
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: /must have|cannot be/ });

async function expectNoFaults(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The preview takes its readable colours once it is drawn.
    await expect.poll(() => faultsOf(page)).toEqual([]);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect.soft(overflow).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
