import { checkScreens, MERCHANT_SCREENS } from './look-at-every-screen.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'accessibility sending', isInstalled: true });

test('screens of campaigns, broadcasts and tools can be used by everyone, wide and on a phone, in both schemes', async ({
  world,
  page,
}) => {
  test.slow();
  await checkScreens(page, world, MERCHANT_SCREENS.sending);
});
