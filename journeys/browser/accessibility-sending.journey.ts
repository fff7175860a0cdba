import { test } from './environment-fixture.ts';
import { checkScreens, MERCHANT_SCREENS } from './look-at-every-screen.ts';

test.use({ environmentOf: 'accessibility sending', isInstalled: true });

test('screens of campaigns, broadcasts and tools can be used by everyone, wide and on a phone, in both schemes', async ({
  environment,
  page,
}) => {
  test.slow();
  await checkScreens(page, environment, MERCHANT_SCREENS.sending);
});
