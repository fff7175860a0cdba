import { checkFirstScreens } from './look-at-every-screen.ts';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'accessibility first' });

test('what a shop sees first can be used by everyone, wide and on a phone, in both schemes', async ({
  world,
  page,
}) => {
  test.slow();
  await checkFirstScreens(page, world);
});
