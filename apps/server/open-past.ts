import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';

/** A backtest of campaigns must not delay other requests. */
const PAST_CONNECTIONS = 2;

/**
 * Opens the connections of backtests. A backtest runs the same query for one person after another, and planning the
 * query took longer than running it.
 */
export function openPast(server: FastifyInstance, { settings }: Context): Database {
  const { db, close } = openDatabase(settings.databaseUrl, {
    connections: PAST_CONNECTIONS,
    name: 'bellbird past',
    isPrepared: true,
    keepsPlans: true,
    pooler: settings.operation.databasePooler,
  });
  server.addHook('onClose', close);
  return db;
}
