import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { pasteInto } from '#platform/testing/screens/paste-into.ts';
import { addPasskey, removePasskey, startPasskey } from '../contract/passkey-calls.ts';
import {
  confirmApp,
  getSecurity,
  removeApp,
  renewRecoveryCodes,
  startApp,
  type Passkey,
  type Security,
} from '../contract/security-calls.ts';
import { texts } from '../texts/en.ts';
import { SecurityPage } from './security-page.tsx';

const NONE: Security = { app: null, recoveryCodesLeft: 0, passkeys: [], isRequired: false };
const WITH_APP: Security = {
  app: { addedAt: '2026-11-20T09:00:00.000Z' },
  recoveryCodesLeft: 7,
  passkeys: [],
  isRequired: false,
};
const NEW_APP = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  qrPath: 'M0 0h1v1h-1z',
  qrSize: 33,
  address: 'otpauth://totp/Bellbird:ada%40wren.example?secret=GEZDGNBVGY3TQOJQ&issuer=Bellbird',
};
const CODES = ['abcde-23456', 'fghjk-34567'];

function open(security: Security, person: object | null = { email: 'ada@wren.example' }) {
  fakeApi.answer(getSecurity, security);
  return mountScreen(<SecurityPage merchant={{ shopTimeZone: 'Europe/Berlin', person }} />, {
    address: '/settings/security',
  });
}

const button = (name: string) => screen.findByRole('button', { name });
const bodies = (call: Parameters<typeof fakeApi.requests>[0]) =>
  fakeApi.requests(call).map(({ body }) => body);

describe('the set-up of an app', () => {
  it('shows the code and the key, confirms a code, and shows the recovery codes once', async () => {
    fakeApi.answer(startApp, NEW_APP);
    const { user } = open(NONE);
    await user.click(await button(texts.app.setUp));
    await screen.findByRole('img', { name: texts.setUp.picture });
    screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    expect(screen.getByRole('link', { name: texts.setUp.onDevice }).getAttribute('href')).toBe(
      NEW_APP.address,
    );
    fakeApi.answer(confirmApp, { recoveryCodes: CODES });
    fakeApi.answer(getSecurity, WITH_APP);
    await pasteInto(user, screen.getByLabelText(texts.setUp.code), '123 456');
    await user.click(await button(texts.setUp.confirm));
    const list = await screen.findByRole('list', { name: texts.recovery.list });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(document.activeElement?.textContent).toBe(texts.recovery.save);
    expect(bodies(confirmApp)).toEqual([{ code: '123 456' }]);
    await user.click(await button(texts.recovery.saved));
    await screen.findByText(fill(texts.recovery.left, { count: 7 }));
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('says that a code is wrong, and takes another one', async () => {
    fakeApi.answer(startApp, NEW_APP);
    const { user } = open(NONE);
    await user.click(await button(texts.app.setUp));
    const field = await screen.findByLabelText(texts.setUp.code);
    await pasteInto(user, field, '12345');
    await user.click(await button(texts.setUp.confirm));
    expect((await screen.findByRole('alert')).textContent).toBe(texts.setUp.enter);
    expect(fakeApi.requests(confirmApp)).toEqual([]);
    fakeApi.refuse(confirmApp, 'CODE_WRONG');
    await user.clear(field);
    await pasteInto(user, field, '111111');
    await user.click(await button(texts.setUp.confirm));
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not right');
  });

  it('can be cancelled, and tried again if it cannot start', async () => {
    fakeApi.loseConnection(startApp);
    const { user } = open(NONE);
    await user.click(await button(texts.app.setUp));
    const again = await button('Try again');
    fakeApi.answer(startApp, NEW_APP);
    await user.click(again);
    await user.click(await button(texts.setUp.cancel));
    await button(texts.app.setUp);
  });
});

describe('an app that is set up', () => {
  it('is removed with a code', async () => {
    const { user } = open({ ...WITH_APP, isRequired: true });
    await screen.findByText(texts.page.required);
    await user.click(await button(texts.app.remove));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(texts.app.removeRequired);
    fakeApi.refuse(removeApp, 'CODE_USED');
    await pasteInto(user, within(dialog).getByLabelText(texts.ask.code), '123456');
    await user.click(within(dialog).getByRole('button', { name: texts.app.remove }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('used already');
    fakeApi.answer(removeApp, { removed: true });
    fakeApi.answer(getSecurity, NONE);
    await user.clear(within(dialog).getByLabelText(texts.ask.code));
    await pasteInto(user, within(dialog).getByLabelText(texts.ask.code), 'abcde-23456');
    await user.click(within(dialog).getByRole('button', { name: texts.app.remove }));
    await button(texts.app.setUp);
    expect(bodies(removeApp)).toEqual([{ code: '123456' }, { code: 'abcde-23456' }]);
  });

  it('gets new recovery codes with a code', async () => {
    const { user } = open({ ...WITH_APP, recoveryCodesLeft: 0 });
    await screen.findByText(texts.recovery.none);
    await user.click(await button(texts.recovery.renew));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: texts.recovery.renew }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(texts.ask.wrong);
    fakeApi.answer(renewRecoveryCodes, { recoveryCodes: CODES });
    await pasteInto(user, within(dialog).getByLabelText(texts.ask.code), '123456');
    await user.click(within(dialog).getByRole('button', { name: texts.recovery.renew }));
    await screen.findByRole('list', { name: texts.recovery.list });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the passkeys', () => {
  const PHONE: Passkey = {
    passkeyId: '0199f2c4-7a3b-7c1d-8e2f-123456789abc',
    name: 'My phone',
    addedAt: '2026-11-20T09:00:00.000Z',
    lastUsedAt: null,
    isSynced: true,
  };

  it('are listed, and removed after a question', async () => {
    const { user } = open({ ...NONE, passkeys: [PHONE] });
    const row = within(await screen.findByRole('row', { name: /^My phone/ }));
    row.getByText(texts.passkeys.synced);
    row.getByText(texts.passkeys.notUsed);
    screen.getByText(texts.passkeys.onlyPasskeys);
    await user.click(row.getByRole('button', { name: 'Remove My phone' }));
    fakeApi.answer(removePasskey, { removed: true });
    fakeApi.answer(getSecurity, NONE);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.passkeys.remove }));
    await screen.findByText(texts.passkeys.removed);
    expect(bodies(removePasskey)).toEqual([{ passkeyId: PHONE.passkeyId }]);
  });

  it('need a name, and a browser that can make them', async () => {
    const { user } = open(NONE);
    await user.click(await button(texts.passkeys.add));
    expect((await screen.findByRole('alert')).textContent).toBe(texts.passkeys.nameWrong);
    fakeApi.answer(startPasskey, {
      challenge: 'AAAA',
      host: 'localhost',
      person: { id: 'AAAA', email: 'ada@wren.example', name: 'Ada' },
      known: [],
    });
    await pasteInto(user, screen.getByLabelText(texts.passkeys.newName), ' My phone ');
    await user.click(await button(texts.passkeys.add));
    await screen.findByText(texts.passkeys.notHere);
    expect(fakeApi.requests(addPasskey)).toEqual([]);
  });
});

it('tells the owner that the store has a second step of its own', async () => {
  open(NONE, null);
  await screen.findByText(texts.page.ownerText);
  expect(fakeApi.requests(getSecurity)).toEqual([]);
});

it('offers to try again if the login security cannot be loaded', async () => {
  fakeApi.refuse(getSecurity, 'INTERNAL');
  const { user } = mountScreen(<SecurityPage merchant={{ shopTimeZone: 'Europe/Berlin', person: {} }} />, {
    address: '/settings/security',
  });
  const again = await button('Try again');
  fakeApi.answer(getSecurity, NONE);
  await user.click(again);
  await button(texts.app.setUp);
});
