import { expect, it } from 'vitest';
import { selectTests } from './select-tests.ts';

const RULE = 'features/product/candles/rules/burn.ts';
const UNIT = 'features/product/candles/rules/burn.test.ts';
const OTHER_UNIT = 'features/product/lamps/rules/shine.test.ts';
const COMPONENT = 'features/product/candles/web/page.component.test.tsx';
const INTEGRATION = 'features/product/candles/server/light.integration.test.ts';
const OTHER_INTEGRATION = 'features/product/lamps/server/lamps.integration.test.ts';
const STORY = 'journeys/evening.integration.test.ts';
const NAMED = 'journeys/candles/two-candles.integration.test.ts';
const MEMBER = 'journeys/campaign-stories/tealight.integration.test.ts';
const IN_BROWSER = 'journeys/browser/candles.journey.ts';
const PAGE_TEST = 'tools/docs/pages.test.ts';

const graph = new Map<string, string[]>([
  [RULE, []],
  [UNIT, [RULE]],
  [COMPONENT, [RULE]],
  ['features/product/candles/server/index.ts', [RULE]],
  [INTEGRATION, ['features/product/candles/server/index.ts']],
  ['features/product/lamps/rules/shine.ts', [RULE]],
  [OTHER_UNIT, ['features/product/lamps/rules/shine.ts']],
  ['features/product/lamps/server/index.ts', ['features/product/candles/server/index.ts']],
  [OTHER_INTEGRATION, ['features/product/lamps/server/index.ts']],
  ['journeys/evening-fixture.ts', ['features/product/candles/server/index.ts']],
  [STORY, ['journeys/evening-fixture.ts']],
  ['tools/test-environment/start-environment.ts', []],
  [NAMED, ['tools/test-environment/start-environment.ts']],
  [MEMBER, []],
  [IN_BROWSER, []],
  [PAGE_TEST, []],
]);
const EVERYTHING = [...graph.keys()].filter((file) => /test\.tsx?$/.test(file));
const OF_THE_FEATURE = [UNIT, COMPONENT, OTHER_UNIT, INTEGRATION, STORY, NAMED, IN_BROWSER];

it.each<[string, string[], string[]]>([
  ['a rule: the tests that import it, and the journeys of its feature', [RULE], OF_THE_FEATURE],
  ['a test: the test itself', [OTHER_INTEGRATION], [OTHER_INTEGRATION]],
  ['a fixture: the tests that use it', ['journeys/evening-fixture.ts'], [STORY]],
  [
    'a member of a family: the journeys with its name',
    ['features/product/candles/campaigns/tealight/decide.ts'],
    [MEMBER],
  ],
  ['the server: the tests that run it', ['apps/server/worker.ts'], [NAMED]],
  [
    'a file of the test environment: the tests that start one',
    ['tools/test-environment/sandbox.json'],
    [NAMED],
  ],
  ['a page of docs: the tests that name it', ['docs/light.md'], [PAGE_TEST]],
  ['a file that nothing names: no test', ['docs/dark.md'], []],
  [
    'a migration: all tests with a database',
    ['database/migrations/20260101000000_wax.sql'],
    EVERYTHING.filter((file) => file.includes('.integration.')),
  ],
  ['the list of packages: every test', ['package.json'], EVERYTHING],
])('selects for %s', (_, changed, expected) => {
  const filesThatName = (name: string) => (name === 'light.md' ? [PAGE_TEST] : []);
  expect(selectTests(changed, { graph, filesThatName })).toEqual(expected.toSorted());
});
