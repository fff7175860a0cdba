import { lookAtEveryScreen } from './look-at-every-screen.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'accessibility-wide' });

test('every screen can be used by everyone on a wide screen, in both schemes', async ({ world, page }) => {
  test.slow();
  await lookAtEveryScreen(page, world, { width: 1440, height: 900, schemes: ['light', 'dark'] });
});
