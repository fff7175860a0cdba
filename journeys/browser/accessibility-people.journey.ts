import { test } from './environment-fixture.ts';
import { checkScreens, checkSupport, MERCHANT_SCREENS } from './look-at-every-screen.ts';

test.use({ environmentOf: 'accessibility people', isInstalled: true });

test('screens of people, messages and settings are accessible, wide and on a phone, in both colour schemes', async ({
  environment,
  page,
}) => {
  test.slow();
  await checkScreens(page, environment, MERCHANT_SCREENS.people);
  await checkSupport(page, environment);
});
