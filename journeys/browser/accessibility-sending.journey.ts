import { test } from './environment-fixture.ts';
import { checkScreens, MERCHANT_SCREENS } from './look-at-every-screen.ts';

test.use({ environmentOf: 'accessibility sending', isInstalled: true });

test('screens of campaigns, broadcasts and tools are accessible, wide and on a phone, in both colour schemes', async ({
  environment,
  page,
}) => {
  test.slow();
  await checkScreens(page, environment, MERCHANT_SCREENS.sending);
});
