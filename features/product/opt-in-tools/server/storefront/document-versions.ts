import type pg from 'pg';
import { SharedLookup } from '#platform/database/batching/shared-lookup.ts';

/**
 * Returns a lookup of document versions by shop address. The version changes with every change of the document's parts,
 * so every process serves a save with the next request. Null if no such shop has the app.
 */
export function documentVersions(pool: pg.Pool): SharedLookup<string> {
  return new SharedLookup(async (pages) => {
    const { rows } = await pool.query<{ shop_url: string; version: string }>(VERSIONS, [pages]);
    return new Map(rows.map((row) => [row.shop_url, row.version]));
  });
}

/**
 * Rows that change seldom have PostgreSQL's own version. For the others, the version contains the document's fields.
 */
const VERSIONS = {
  name: 'document-versions',
  text: `
    select s.shop_url, concat_ws('|', s.name, s.domain, s.country, s.locale, s.facebook_page_id, s.facebook_onboarded_at,
      (select string_agg(t.tool_id || t.xmin::text || t.ctid::text, ',' order by t.tool_id) from opt_in_tools t
        where t.shop_id = s.shop_id),
      (select string_agg(e.experiment_id || e.xmin::text, ',' order by e.experiment_id) from tool_experiments e
        where e.shop_id = s.shop_id and e.ended_at is null),
      (select string_agg(concat_ws(' ', n.sender_id, n.display_phone_number, n.released_at, n.token_died_at), ','
        order by n.sender_id) from senders n where n.shop_id = s.shop_id),
      (select f.xmin::text || f.ctid::text from facebook_pages f where f.shop_id = s.shop_id)) as version
    from shops s where s.shop_url = any($1) and s.uninstalled_at is null`,
};
