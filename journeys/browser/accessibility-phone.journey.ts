import { lookAtEveryScreen } from './look-at-every-screen.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'accessibility-phone' });

test('every screen can be used by everyone on a phone', async ({ world, page }) => {
  test.slow();
  await lookAtEveryScreen(page, world, { width: 390, height: 844, schemes: ['light'] });
});
