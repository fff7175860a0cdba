-- What a campaign adds is asked by the campaign, of those it decided to write to or held out, the newest first.
create index decisions_compared on decisions (shop_id, channel, campaign_type, decided_at desc) include (subscriber_id, outcome)
  where subscriber_id is not null and (outcome = 'send' or reason = 'heldOut');
