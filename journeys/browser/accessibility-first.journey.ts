import { test } from './environment-fixture.ts';
import { checkFirstScreens } from './look-at-every-screen.ts';

test.use({ environmentOf: 'accessibility first' });

test('the first screens of a new shop are accessible, wide and on a phone, in both colour schemes', async ({
  environment,
  page,
}) => {
  test.slow();
  await checkFirstScreens(page, environment);
});
