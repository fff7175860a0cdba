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
    settings: { dataDir: '.', operation: operationPart(z.object(operationVariables).parse({})) },
  },
  'all',
  async () => ['clock'],
);

it.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])('%s names existing metrics', (file) => {
  const named =
    readFileSync(path.join(DEPLOY, file), 'utf8').match(/\b(bellbird|process|nodejs)_[a-z0-9_]+/g) ?? [];
  const known = new Set(page.names);
  const unknown = [...new Set(named)].filter(
    (name) => !known.has(name) && !known.has(name.replace(OF_HISTOGRAM, '')),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});

it('every metric of Bellbird is on the dashboard or in an alert', () => {
  const shown = ['prometheus-alerts.yml', 'grafana-dashboard.json']
    .map((file) => readFileSync(path.join(DEPLOY, file), 'utf8'))
    .join();
  const own = page.names.filter((name) => name.startsWith('bellbird_'));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

it('every alert refers to an existing heading', () => {
  const rules = readFileSync(path.join(DEPLOY, 'prometheus-alerts.yml'), 'utf8');
  const pointed = [...rules.matchAll(/“([^”]+)” in docs\/(\w+\.md)/g)];
  expect(pointed.length).toBeGreaterThan(5);
  for (const [, heading = '', file = ''] of pointed)
    expect(readFileSync(path.join(DEPLOY, '../docs', file), 'utf8')).toMatch(
      new RegExp(`^#+ (\\d\\. )?${heading}$`, 'm'),
    );
});

it('reports why a process is not ready, the free disk space, and the age of the last backup', async () => {
  const [key, backupAgeSeconds] = ['k'.repeat(24), 7200];
  const pool = { query: async () => ({ rows: [{ queues: { backupAgeSeconds } }] }) } as unknown as pg.Pool;
  const operation = { ...operationPart(z.object(operationVariables).parse({})), metricsKey: key };
  const ctx = {
    pool,
    clock: openClock(null),
    log: openLogger('silent', 'test'),
    settings: { dataDir: '.', operation },
  };
  const { text } = await new MetricsPage(ctx, 'api', async () => ['clock']).answer(
    `Bearer ${key}`,
    '127.0.0.1',
  );
  expect(text).toContain('bellbird_lacks{lack="clock",role="api"} 1');
  expect(text).toContain('bellbird_lacks{lack="key",role="api"} 0');
  expect(text).toMatch(/bellbird_data_free_bytes\{role="api"\} [1-9]\d+/);
  expect(text).toContain('bellbird_backup_age_seconds{role="api"} 7200');
});

it('requires a key, and does not exist if no key is set', async () => {
  expect((await page.answer('Bearer anything', '127.0.0.1')).status).toBe(404);
});
