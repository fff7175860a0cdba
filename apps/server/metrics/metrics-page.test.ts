import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { openClock } from '#platform/clock/clock.ts';
import { operationPart, operationVariables } from '#platform/config/operation-settings.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { MetricsPage } from './metrics-page.ts';

const DEPLOY = path.join(import.meta.dirname, '../../../deploy');
const OF_HISTOGRAM = /_(bucket|count|sum)$/;

const page = new MetricsPage(
  {
    pool: new pg.Pool(),
    clock: openClock(null),
    log: openLogger('silent', 'test'),
    settings: { operation: operationPart(z.object(operationVariables).parse({})) },
  },
  'all',
);

it.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])('%s names figures that there are', (file) => {
  const named =
    readFileSync(path.join(DEPLOY, file), 'utf8').match(/\b(bellbird|process|nodejs)_[a-z0-9_]+/g) ?? [];
  const known = new Set(page.names);
  const unknown = [...new Set(named)].filter(
    (name) => !known.has(name) && !known.has(name.replace(OF_HISTOGRAM, '')),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

it('shows each figure of its own on the dashboard or in a rule', () => {
  const shown = ['prometheus-alerts.yml', 'grafana-dashboard.json']
    .map((file) => readFileSync(path.join(DEPLOY, file), 'utf8'))
    .join();
  const own = page.names.filter((name) => name.startsWith('bellbird_'));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

it('tells nobody anything without a key, and is not there where none is set', async () => {
  expect((await page.answer('Bearer anything')).status).toBe(404);
});
