import { Client } from 'pg';
import { SUPERUSER } from './create-cluster.ts';

/** The role that the product connects as, and the database that it owns. */
export const PRODUCT_ROLE = 'bellbird';
const PRODUCT_DATABASE = 'bellbird';

/**
 * Creates the product's role and database unless they exist, and returns the database's address. The role is no
 * superuser, because row-level security does not bind superusers. Migrations may create further roles.
 */
export async function prepareDatabase(port: number, password: string): Promise<string> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
  });
  await client.connect();
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [PRODUCT_ROLE]);
    if (roles.rowCount === 0) {
      await client.query(
        `create role ${PRODUCT_ROLE} login createdb createrole password ${client.escapeLiteral(password)}`,
      );
    }
    const databases = await client.query('select from pg_database where datname = $1', [PRODUCT_DATABASE]);
    if (databases.rowCount === 0) {
      await client.query(`create database ${PRODUCT_DATABASE} owner ${PRODUCT_ROLE}`);
    }
  } finally {
    await client.end();
  }
  return productUrl(port, password);
}

/** The address of the product's database on a server of this machine. */
export function productUrl(port: number, password: string): string {
  return `postgres://${PRODUCT_ROLE}:${password}@127.0.0.1:${port}/${PRODUCT_DATABASE}`;
}
