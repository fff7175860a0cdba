import { test } from './environment-fixture.ts';
import { checkFirstScreens } from './look-at-every-screen.ts';

test.use({ environmentOf: 'accessibility first' });

test('what a shop sees first can be used by everyone, wide and on a phone, in both schemes', async ({
  environment,
  page,
}) => {
  test.slow();
  await checkFirstScreens(page, environment);
});
