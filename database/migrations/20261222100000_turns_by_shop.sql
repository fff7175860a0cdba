-- Sendings are expanded shop by shop: the index leads from one shop with work to the next.
drop index sendings_to_expand;
create index sendings_to_expand on sendings (shop_id, looked_at) where not is_expanded and state = 'running';

-- The same for due timers. The index by time stays: it says quickly whether anything is due at all.
create index timers_due_by_shop on timers (shop_id, due_at) where given_up_at is null;
