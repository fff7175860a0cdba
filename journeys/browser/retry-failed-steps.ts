import { expect, type Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import type { Toasts } from './toasts.ts';

interface Fixture {
  environment: TestEnvironment;
  page: Page;
  rows: (statement: string) => Promise<Record<string, unknown>[]>;
}

/** WhatsApp's codes: a file that could not be fetched, which may be temporary, and a number that is not on WhatsApp. */
const [NO_FILE, NOT_ON_WHATSAPP] = [131_053, 131_026];
/** Longer than the retry delay of a file that could not be fetched. */
const FILE_WAIT_MS = 11_000;

interface Some {
  people: number;
  /** Moves the environment's clock to the broadcast's time. */
  comeToIt: () => Promise<void>;
}

/** Makes a broadcast fail for four people. A retry can reach three of them. */
export async function failForSome(
  { environment, page, rows }: Fixture,
  { people, comeToIt }: Some,
): Promise<void> {
  await refuse(environment, NOT_ON_WHATSAPP, 1);
  await refuse(environment, NO_FILE, 3);
  await comeToIt();
  // The automatic retry fails first.
  const again = () => rows("select from messages where retries = 1 and state = 'queued'");
  await expect.poll(again).toHaveLength(3);
  await refuse(environment, NO_FILE, 3);
  await environment.forward(FILE_WAIT_MS);
  const became = whatBecame(page);
  await expect(became).toContainText(`${people - 4} Delivered`, { timeout: 60_000 });
  await expect(became).toContainText(/3 Failed\s*The picture or file/);
  await expect(became).toContainText(/1 Failed.*not on WhatsApp/);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByLabel('State').selectOption('Failed');
  await expect(peopleOf(page).filter({ hasText: 'The picture or file' })).toHaveCount(3);
  await expect(peopleOf(page).filter({ hasText: 'not on WhatsApp' })).toHaveCount(1);
  await page.getByLabel('State').selectOption('All');
}

/** Retries the broadcast for the people whom a retry can reach, and sends nothing twice. */
export async function retryFailed(
  { environment, page, toasts }: Pick<Fixture, 'environment' | 'page'> & { toasts: Toasts },
  people: number,
): Promise<void> {
  const before = await accepted(environment);
  await expect(page.getByText('Another try can help 3 of them.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again for them' }).click();
  await toasts.expectSeen('Trying again for 3 people. For 1 person, another try cannot help.');
  await expect(whatBecame(page)).toContainText(`${people - 1} Delivered`);
  await expect(page.getByRole('button', { name: 'Try again for them' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(peopleOf(page).filter({ hasText: 'Failed' })).toHaveCount(1);
  await expect(peopleOf(page)).toHaveCount(people + 1);
  expect(await accepted(environment)).toEqual({ accepted: before.accepted + 3, duplicates: [] });
}

function whatBecame(page: Page) {
  return page.getByRole('list', { name: 'What became of its messages' });
}

function peopleOf(page: Page) {
  return page.getByRole('region', { name: 'List of people' }).getByRole('row');
}

async function accepted(environment: TestEnvironment) {
  const { accepted: count, duplicates } = await environment.control<{
    accepted: number;
    duplicates: string[];
  }>('/whatsapp/messages/summary');
  return { accepted: count, duplicates };
}

async function refuse(environment: TestEnvironment, code: number, times: number): Promise<void> {
  await environment.control('/misbehaviour', { partner: 'whatsapp', kind: 'errorCode', code, times });
}
