-- Newcomers' ids lie behind all that the planner has counted, so it took the people of a step for one, and went through
-- all who are listed for each: a list of a million took hours. Without nested loops each table is read through once.
alter function put_in_list(bigint, uuid, uuid) set enable_nestloop = off;
-- A plan that is kept from when a table was empty would read all of it.
alter function put_in_list(bigint, uuid, uuid) set enable_seqscan = off;
