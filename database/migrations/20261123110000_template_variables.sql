-- The values of a template have names. The samples by place stay: a server of the release before reads them.
update templates t set components = t.components || jsonb_build_object('variables', (
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', case when t.name in ('abandoned_cart_1', 'abandoned_cart_1_plain')
      then (array['firstName', 'productTitle', 'cartTotal', 'discountCode', 'discountPercent'])[s.place]
      else 'value' || s.place end,
    'sample', s.sample) order by s.place), '[]'::jsonb)
  from jsonb_array_elements_text(t.components -> 'bodySamples') with ordinality s(sample, place)))
where t.components ? 'bodySamples' and not t.components ? 'variables';
