import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { releaseHolds } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { updateDripAttributes } from '../../../contract/automation-calls.ts';
import { message, openCampaign, twoReminders } from '../../../testing/open-campaign.tsx';

const KEY = 'bellbird-campaign-changes:demo.myshopify.com:WA:abandonedCart';
const kept = () => localStorage.getItem(KEY);
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const percentage = async () => (await message(1)).getByLabelText<HTMLInputElement>('Discount percentage');

/** Types a percentage and closes the page without saving, as a crash does. */
async function typeAndCrash(): Promise<void> {
  const { user } = openCampaign();
  await user.clear(await percentage());
  await pasteInto(user, await percentage(), '15');
  await waitFor(() => expect(kept()).toContain('"15"'));
  cleanup();
}

test('settings that a crash left unsaved are offered, and forgotten once they are saved', async () => {
  await typeAndCrash();
  const { api, user } = openCampaign();
  await screen.findByText(/^This browser still has unsaved changes from/);
  expect((await percentage()).value).toBe('10');
  await user.click(await button('Restore changes'));
  expect((await percentage()).value).toBe('15');
  await user.click(await button('Save'));
  await screen.findByText('Saved Successfully');
  expect(api.requests(updateDripAttributes).at(-1)?.body.attributes.discount).toMatchObject({
    percentage: '15',
  });
  await waitFor(() => expect(kept()).toBeNull());
});

test('settings typed before somebody else saved say so, and are saved to the newer revision', async () => {
  await typeAndCrash();
  const { api, user } = openCampaign({ drips: twoReminders({ revision: 4 }), holdOutPercent: 20 });
  await screen.findByText(/made to an older saved version/);
  await user.click(await button('Restore changes'));
  await user.click(await button('Save'));
  await screen.findByText('Saved Successfully');
  expect(api.requests(updateDripAttributes).map(({ body }) => body.revision)).toEqual([4]);
});

test('discarded or left settings are forgotten', async () => {
  await typeAndCrash();
  const { user } = openCampaign();
  await user.click(await button('Discard changes'));
  expect(kept()).toBeNull();
  await user.clear(await percentage());
  await waitFor(() => expect(kept()).not.toBeNull());
  releaseHolds();
  expect(kept()).toBeNull();
});
