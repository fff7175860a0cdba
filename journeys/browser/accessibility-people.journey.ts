import { checkScreens, checkSupport, MERCHANT_SCREENS } from './look-at-every-screen.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'accessibility people', isInstalled: true });

test('screens of people, messages and settings can be used by everyone, wide and on a phone, in both schemes', async ({
  world,
  page,
}) => {
  test.slow();
  await checkScreens(page, world, MERCHANT_SCREENS.people);
  await checkSupport(page, world);
});
