import { lookAtEveryScreen } from './look-at-every-screen.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'accessibility' });

test('every screen can be used by everyone, wide and on a phone, in both schemes', async ({
  world,
  page,
}) => {
  test.slow();
  await lookAtEveryScreen(page, world);
});
