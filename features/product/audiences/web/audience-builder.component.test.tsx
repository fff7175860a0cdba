import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { getImportedAttributes } from '#features/product/imports/contract/import-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { texts as kit } from '#platform/ui-kit/texts/en.ts';
import {
  deleteSegment,
  evaluateAudience,
  explainPerson,
  getProducts,
  getSegments,
  sampleAudience,
  saveSegment,
} from '../contract/audience-calls.ts';
import type { AudienceCondition, SavedSegment } from '../contract/audience-condition.ts';
import { fewOrders, NO_RULES } from '../testing/sample-condition.ts';
import { texts } from '../texts/en.ts';
import { AudienceBuilder } from './audience-builder.tsx';
import { useAudienceCount } from './use-audience.ts';

const SHOP = { shopUrl: 'demo.myshopify.com', currency: 'EUR', timeZone: 'Europe/Berlin' };
const SEGMENT: SavedSegment = {
  id: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
  name: 'Few orders',
  condition: fewOrders(3),
  sentence: 'People who placed fewer than 3 orders.',
  updatedAt: '2026-02-03T10:00:00.000Z',
};

function Builder({ condition: first, showsFaults }: { condition: AudienceCondition; showsFaults: boolean }) {
  const [condition, setCondition] = useState(first);
  const count = useAudienceCount(SHOP.shopUrl, condition);
  return <AudienceBuilder shop={SHOP} onChange={setCondition} {...{ condition, count, showsFaults }} />;
}

function open(
  { condition = NO_RULES, showsFaults = false } = {},
  prepare: (api: typeof fakeApi) => void = () => undefined,
) {
  const api = fakeApi;
  api.answer(getImportedAttributes, { attributes: [] });
  api.answer(evaluateAudience, { population: 12 });
  prepare(api);
  return { api, ...mountScreen(<Builder {...{ condition, showsFaults }} />) };
}

test('includes nobody, counts nothing and shows nobody without a rule', () => {
  const { api } = open();
  expect(screen.getByText(texts.sides.include.none)).toBeDefined();
  expect(screen.getByText(texts.sides.exclude.none)).toBeDefined();
  expect(screen.getByText(texts.count.skipped)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.builder.people }).disabled).toBe(true);
  expect(api.requests(evaluateAudience)).toEqual([]);
});

test('starts with a ready audience, which is counted immediately and can be changed', async () => {
  const { api, user } = open({ condition: fewOrders(3) });
  await user.click(screen.getByRole('button', { name: texts.builder.ready }));
  const list = await screen.findByRole('list', { name: texts.ready.title });
  expect(within(list).getAllByRole('listitem')).toHaveLength(9);
  await user.click(
    within(list).getByRole('button', {
      name: fill(texts.ready.takeNamed, { name: texts.readyAudiences.mayLeave.name }),
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(
    'People who placed 2 or more orders and placed their last order between 90 and 365 days ago.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('How many, include rule 1').value).toBe('1');
  await waitFor(() =>
    expect(api.requests(evaluateAudience).at(-1)?.body).toMatchObject({
      condition: { includeOperation: 'AND', rules: [{ key: 0 }, { key: 1 }] },
    }),
  );
});

test('counts a complete rule, describes it, and shows some of the people', async () => {
  const { api, user } = open();
  await user.click(screen.getByRole('button', { name: '+ Add another rule, Include' }));
  await user.selectOptions(
    screen.getByLabelText('What include rule 1 is about'),
    'Number of orders is less than',
  );
  await user.type(screen.getByLabelText('How many, include rule 1'), '5');
  await screen.findByText('12');
  expect(screen.getByText('People who placed fewer than 5 orders.')).toBeDefined();
  expect(api.requests(evaluateAudience).at(-1)?.body).toMatchObject({ pageId: SHOP.shopUrl });

  api.answer(sampleAudience, { data: [{ subscriberId: 'one', name: null, phone: '+49 1521 5500100' }] });
  await user.click(screen.getByRole('button', { name: texts.builder.people }));
  const list = await screen.findByRole('list', { name: texts.people.list });
  expect(within(list).getByRole('listitem').textContent).toBe('No name+49 1521 5500100');
  const person = within(list).getByRole('link', { name: 'No name' });
  expect(person.getAttribute('href')).toBe('/subscribers/one');
});

test('describes rules about recent orders and spending in plain language', async () => {
  const { api, user } = open();
  await user.click(screen.getByRole('button', { name: '+ Add another rule, Include' }));
  const type = screen.getByLabelText('What include rule 1 is about');
  const typed = async (field: string, value: string) =>
    user.type(screen.getByLabelText(`${field}, include rule 1`), value);
  const asked = () => api.requests(evaluateAudience).at(-1)?.body.condition.rules[0];

  await user.selectOptions(type, 'Orders in the last days');
  await typed('How many', '2');
  await typed('In the last', '90');
  await screen.findByText('People who placed at least 2 orders in the last 90 days.');
  await waitFor(() =>
    expect(asked()).toMatchObject({
      segmentType: 'NumberOfOrdersInLastDays',
      conditions: [{ checkValue1: '2', checkValue2: '90' }],
    }),
  );
  await user.selectOptions(screen.getByLabelText('Limit, include rule 1'), texts.limit.atMost);
  await screen.findByText('People who placed at most 2 orders in the last 90 days.');

  await user.selectOptions(type, 'Money spent in the last days');
  await typed('Amount', '49.90');
  await typed('In the last', '1');
  await screen.findByText('People who spent at least 49.90 EUR in the last day.');
});

test('needs one number for the last days', async () => {
  const { api, user } = open();
  await user.click(screen.getByRole('button', { name: '+ Add another rule, Include' }));
  await user.selectOptions(screen.getByLabelText('When, include rule 1'), texts.when.last);
  await user.type(screen.getByLabelText('In the last, include rule 1'), '30');
  await screen.findByText('People who placed their last order in the last 30 days.');
  await waitFor(() =>
    expect(api.requests(evaluateAudience).at(-1)?.body.condition.rules[0]?.conditions).toEqual([
      expect.objectContaining({ checkValue1: '30', checkValue2: 0 }),
    ]),
  );
});

test('says that the number is still growing after a large import', async () => {
  open({ condition: fewOrders(5) }, (api) =>
    api.answer(evaluateAudience, { population: 1200, isCatchingUp: true }),
  );
  await screen.findByText(texts.count.catchesUp);
  expect(screen.getByText('1,200').parentElement?.textContent).toContain('1,200 people so far');
});

test('explains why the people could not be counted, and retries', async () => {
  const { api, user } = open({ condition: fewOrders(5) }, (prepared) =>
    prepared.refuse(evaluateAudience, 'TOO_MANY_REQUESTS'),
  );
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain(`${texts.count.what} could not be loaded`);
  api.answer(evaluateAudience, { population: 1 });
  await user.click(within(note).getByRole('button', { name: 'Try again' }));
  await screen.findByText('person');
});

test('shows missing values of a rule only after the faults are shown', () => {
  const condition = { ...NO_RULES, rules: [{ segmentType: 'NumberOfOrders<', key: 0, exclude: 0 }] };
  const { api } = open({ condition });
  expect(screen.getByLabelText('How many, include rule 1').getAttribute('aria-invalid')).not.toBe('true');
  expect(api.requests(evaluateAudience)).toEqual([]);
});

test('marks an empty rule once the faults are shown', () => {
  open({
    condition: { ...NO_RULES, rules: [{ segmentType: 'NumberOfOrders<', key: 0, exclude: 0 }] },
    showsFaults: true,
  });
  expect(screen.getByLabelText('How many, include rule 1').getAttribute('aria-invalid')).toBe('true');
});

test('joins a second rule by AND or OR, which then stays', async () => {
  const { user } = open({ condition: fewOrders(5) });
  const include = screen.getByRole('region', { name: 'Include' });
  await user.click(within(include).getByRole('button', { name: '+ AND, Include' }));
  expect(within(include).getByLabelText('What include rule 2 is about')).toBeDefined();
  expect(within(include).queryByRole('button', { name: '+ OR, Include' })).toBeNull();
  expect(within(include).getByRole('button', { name: '+ AND, Include' })).toBeDefined();
});

test('moves the focus to a new rule, and to the next rule after one is deleted', async () => {
  const { user } = open({ condition: fewOrders(5) });
  const type = (nth: number) => screen.getByLabelText(`What include rule ${nth} is about`);
  screen.getByRole('button', { name: '+ AND, Include' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(type(2));
  const remove = async (nth: number) => {
    screen.getByRole('button', { name: `Delete include rule ${nth}` }).focus();
    await user.keyboard('{Enter}');
  };
  await remove(1);
  expect(document.activeElement).toBe(type(1));
  await remove(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '+ Add another rule, Include' }));
});

test('excludes people who bought a product found by typing, and includes them again', async () => {
  const { api, user } = open({ condition: fewOrders(5) });
  api.answer(getProducts, {
    data: [{ productId: '77', title: 'Willow teapot', image: null }],
    nextPage: null,
  });
  await user.click(screen.getByRole('button', { name: '+ Add another rule, Exclude' }));
  await user.selectOptions(screen.getByLabelText('What exclude rule 1 is about'), 'Bought a product');
  const product = screen.getByRole<HTMLInputElement>('combobox', { name: 'Product, exclude rule 1' });
  await user.type(product, 'tea');
  await waitFor(() => expect(api.requests(getProducts).at(-1)?.query).toMatchObject({ search: 'tea' }));
  await user.click(await screen.findByText('Willow teapot'));
  expect(product.value).toBe('Willow teapot');
  await screen.findByText(/bought Willow teapot/);
  await user.click(screen.getByRole('button', { name: 'Delete exclude rule 1' }));
  expect(screen.getByText(texts.sides.exclude.none)).toBeDefined();
});

test('saves the rules as a segment under a name', async () => {
  const { api, user } = open({ condition: fewOrders(5) });
  api.answer(getSegments, { data: [] });
  api.answer(saveSegment, { id: SEGMENT.id });
  await user.click(screen.getByRole('button', { name: texts.builder.segments }));
  await screen.findByText(texts.segments.none);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: texts.segments.save });
  expect(save.disabled).toBe(true);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: texts.segments.name });
  await user.type(name, ' Few orders {Enter}');
  await screen.findByText('Saved Successfully');
  expect(api.requests(saveSegment).at(-1)?.body).toMatchObject({
    name: 'Few orders',
    condition: fewOrders(5),
  });
  expect(name.value).toBe('');
});

test('explains beside the name why a segment was not saved', async () => {
  const { api, user } = open({ condition: fewOrders(5) });
  api.answer(getSegments, { data: [SEGMENT] });
  api.refuse(saveSegment, 'SEGMENT_NAME_TAKEN');
  await user.click(screen.getByRole('button', { name: texts.builder.segments }));
  const name = await screen.findByRole('textbox', { name: texts.segments.name });
  await user.type(name, 'Few orders{Enter}');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
});

test('does not save incomplete rules, in a new or an existing segment', async () => {
  const { api, user } = open({ condition: { ...NO_RULES, rules: [{ segmentType: 'NumberOfOrders<' }] } });
  api.answer(getSegments, { data: [SEGMENT] });
  await user.click(screen.getByRole('button', { name: texts.builder.segments }));
  await screen.findByText(texts.segments.cannotSave);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.segments.name }).disabled).toBe(true);
  const change = await screen.findByRole<HTMLButtonElement>('button', {
    name: fill(texts.segmentLine.changeNamed, { name: SEGMENT.name }),
  });
  expect(change.disabled).toBe(true);
});

test('replaces the current values by those of a chosen segment', async () => {
  const { api, user } = open({ condition: fewOrders(8) });
  api.answer(getSegments, { data: [SEGMENT] });
  await user.click(screen.getByRole('button', { name: texts.builder.segments }));
  await user.click(
    await screen.findByRole('button', { name: fill(texts.segmentLine.takeNamed, { name: SEGMENT.name }) }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('How many, include rule 1').value).toBe('3');
});

test('saves the edited rules in a segment, and deletes a segment unless it is used', async () => {
  const { api, user } = open({ condition: fewOrders(6) });
  api.answer(getSegments, { data: [SEGMENT] });
  api.answer(saveSegment, { id: SEGMENT.id });
  await user.click(screen.getByRole('button', { name: texts.builder.segments }));
  await user.click(
    await screen.findByRole('button', { name: fill(texts.segmentLine.changeNamed, { name: SEGMENT.name }) }),
  );
  await user.click(await screen.findByRole('button', { name: texts.segmentChange.confirm }));
  await waitFor(() =>
    expect(api.requests(saveSegment).at(-1)?.body).toMatchObject({ id: SEGMENT.id, condition: fewOrders(6) }),
  );

  api.answer(deleteSegment, { deleted: false, usedBy: ['broadcast Spring'] });
  await user.click(
    await screen.findByRole('button', { name: fill(texts.segmentLine.deleteNamed, { name: SEGMENT.name }) }),
  );
  const asks = await screen.findByRole('dialog', {
    name: fill(texts.segmentDelete.title, { name: SEGMENT.name }),
  });
  await user.click(within(asks).getByRole('button', { name: texts.segmentDelete.confirm }));
  await screen.findByText(fill(texts.segmentLine.usedBy, { uses: 'broadcast Spring' }));

  api.answer(deleteSegment, { deleted: true, usedBy: [] });
  api.answer(getSegments, { data: [] });
  await user.click(
    screen.getByRole('button', { name: fill(texts.segmentLine.deleteNamed, { name: SEGMENT.name }) }),
  );
  const again = await screen.findByRole('dialog', {
    name: fill(texts.segmentDelete.title, { name: SEGMENT.name }),
  });
  await user.click(within(again).getByRole('button', { name: texts.segmentDelete.confirm }));
  await screen.findByText(texts.segments.none);

  await user.click(await screen.findByRole('button', { name: kit.toasts.undo }));
  await screen.findByText(kit.toasts.undone);
  expect(api.requests(saveSegment).at(-1)?.body).toEqual({
    name: SEGMENT.name,
    condition: SEGMENT.condition,
  });
});

test('explains rule by rule why a person is in the audience', async () => {
  const { api, user } = open({ condition: fewOrders(6) });
  api.answer(explainPerson, {
    subscriberId: 'one',
    name: 'Mira Vogt',
    phone: '+49 1521 5500100',
    isIn: true,
    hasConsent: true,
    rules: [
      { place: 0, isExclude: false, holds: true, rule: 'placed fewer than 6 orders', fact: 'They placed 2.' },
    ],
  });
  await user.click(screen.getByRole('button', { name: texts.builder.explain }));
  const look = await screen.findByRole<HTMLButtonElement>('button', { name: texts.explain.check });
  expect(look.disabled).toBe(true);
  await user.type(screen.getByLabelText(texts.explain.phone), '+4915215500100');
  await user.click(look);
  await screen.findByText(texts.explain.isIn);
  expect(screen.getByText(texts.verdicts.include.holds)).toBeDefined();
  expect(screen.getByText('They placed 2.')).toBeDefined();
  expect(api.requests(explainPerson).at(-1)?.body).toMatchObject({ phone: '+4915215500100' });

  api.refuse(explainPerson, 'NOT_FOUND');
  await user.type(screen.getByLabelText(texts.explain.phone), '9');
  await user.click(look);
  await waitFor(() =>
    expect(screen.getByLabelText(texts.explain.phone).getAttribute('aria-invalid')).toBe('true'),
  );
});
