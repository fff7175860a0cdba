import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { updateTool } from '../../contract/editing-calls.ts';
import { startExperiment, endExperiment, getExperiment } from '../../contract/experiment-calls.ts';
import type { ExperimentResult } from '../../contract/experiment.ts';
import { openEditor, openList, saveButton } from '../../testing/open-tools.tsx';
import { newSettings, sampleTool } from '../../testing/sample-tool.ts';
import { texts } from '../../texts/en.ts';

const POPUP = sampleTool('visualPopup', {
  settings: { ...newSettings('visualPopup'), discount: { kind: 'fixed', code: 'WREN15', percent: 15 } },
});
const NOTE = texts.notes.inExperiment;
const RUNNING: ExperimentResult = {
  id: 'experiment-1',
  beganAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  kept: null,
  holdOutPercent: 10,
  states: {},
  arms: [
    { arm: 'A', visitors: 400, optIns: 20, share: 5, interval: { low: 3, high: 7 } },
    { arm: 'B', visitors: 400, optIns: 26, share: 6.5, interval: { low: 4, high: 9 } },
    { arm: 'heldOut', visitors: 0, optIns: 0, share: 0, interval: { low: 0, high: 100 } },
  ],
  difference: { points: 1.5, interval: { low: -1, high: 4 } },
  winner: null,
  inWords: 'That may still be chance: there is no winner yet.',
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('starts a comparison with unsaved changes as the other design', async () => {
  const { press, fill, user, stored } = await openEditor(POPUP, {
    prepare: (api) => api.answer(startExperiment, { experimentId: 'experiment-1' }),
  });
  expect(screen.queryByRole('button', { name: 'Compare with what is saved' })).toBeNull();
  await press(/^Title /);
  await fill('Title', 'Be first');
  await press('Compare with what is saved');
  const dialog = await screen.findByRole('dialog', { name: 'Compare this design with what is saved' });
  expect(dialog.textContent).toContain(texts.whoSees.halves);
  expect(dialog.textContent).toContain(texts.beginExperiment.isOff);
  await user.selectOptions(within(dialog).getByLabelText(/^Who sees neither/), '10% of visitors');
  expect(dialog.textContent).toContain('45% of your visitors see the saved design');
  stored.change(POPUP.id, () => ({ isInExperiment: true }));
  await user.click(within(dialog).getByRole('button', { name: 'Begin' }));
  await screen.findByText(NOTE);
  const sent = fakeApi.requests(startExperiment)[0]?.body;
  expect(sent).toMatchObject({ id: POPUP.id, holdOutPercent: 10 });
  expect(sent?.states.open?.props.title?.text).toBe('Be first');
  expect(sent?.states).not.toHaveProperty('behaviour');
  await waitFor(async () => expect((await saveButton()).disabled).toBe(true));
  expect(fakeApi.requests(updateTool)).toEqual([]);
});

it('explains why a tool cannot be saved during a comparison', async () => {
  const { fill, press } = await openEditor({ ...POPUP, isInExperiment: true });
  await fill('Name', 'Teapots');
  await screen.findByText(`Cannot be saved: ${NOTE}`);
  await press('Save');
  expect(screen.queryByRole('button', { name: 'Compare with what is saved' })).toBeNull();
  expect(fakeApi.requests(updateTool)).toEqual([]);
});

it('links to the editor if nothing has been compared yet', async () => {
  const { user } = openList([POPUP], { prepare: (api) => api.answer(getExperiment, { experiment: null }) });
  await user.click(await button('Two designs of Pop-up'));
  const dialog = await screen.findByRole('dialog', { name: 'Two designs of Pop-up' });
  await within(dialog).findByText(/^Nothing has been compared yet/);
  expect(within(dialog).getByRole('link', { name: 'open the editor' }).getAttribute('href')).toBe(
    `/opt-in-tools-wa/visualPopup/${POPUP.id}`,
  );
});

it('shows no winner while the result may be chance', async () => {
  const { user } = openList([{ ...POPUP, isInExperiment: true }], {
    prepare: (api) => api.answer(getExperiment, { experiment: RUNNING }),
  });
  await user.click(await button(texts.experiment.seeResults));
  const dialog = await screen.findByRole('dialog', { name: 'Two designs of Pop-up' });
  await within(dialog).findByText(RUNNING.inWords);
  expect(dialog.textContent).toContain('20 of 400 visitors signed up');
  expect(dialog.textContent).toContain('Between 4.00% and 9.00%, with 95% confidence');
  expect(dialog.textContent).toContain(texts.armNames.heldOut.none);
  expect(dialog.textContent).toContain('10% of visitors see neither');
  expect(within(dialog).queryByText('Better')).toBeNull();
});

it('names the better design and keeps it', async () => {
  const better = { ...RUNNING, winner: 'B' as const, holdOutPercent: 0 };
  const ended = { ...better, endedAt: '2026-02-01T00:00:00.000Z', kept: 'B' as const };
  const { user, stored } = openList([{ ...POPUP, isInExperiment: true }], {
    prepare: (api) => {
      api.answer(getExperiment, { experiment: better });
      api.answer(endExperiment, ({ body }) => ({ id: body.id, revision: 3 }));
    },
  });
  await user.click(await button(texts.experiment.seeResults));
  expect((await screen.findByText('Better')).parentElement?.textContent).toContain('Design B');
  expect(screen.queryByText('Neither')).toBeNull();
  fakeApi.answer(getExperiment, { experiment: ended });
  stored.change(POPUP.id, () => ({ isInExperiment: false }));
  await user.click(await button('End it and keep design B'));
  await screen.findByText(/and design B was kept/);
  expect(screen.getByText('Kept').parentElement?.textContent).toContain('Design B');
  expect(fakeApi.requests(endExperiment)[0]?.body).toEqual({ id: POPUP.id, keep: 'B' });
  expect(screen.queryByRole('button', { name: /^End it/ })).toBeNull();
});

it('says that a comparison could not be loaded', async () => {
  const { user } = openList([POPUP], { prepare: (api) => api.refuse(getExperiment, 'DATABASE_AWAY') });
  await user.click(await button('Two designs of Pop-up'));
  await screen.findByText('The comparison could not be loaded');
});
