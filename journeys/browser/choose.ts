import { expect, type Page } from '@playwright/test';

/** Toggles these options of a multi-select field and closes its list. */
export async function choose(page: Page, field: string, ...choices: string[]): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${field}\\b`) });
  await button.click();
  for (const name of choices) {
    const box = page.getByRole('group', { name: field }).getByRole('checkbox', { name, exact: true });
    const isChosen = await box.isChecked();
    await box.click();
    await expect(box).toBeChecked({ checked: !isChosen });
  }
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}
