-- Whom a message went to that somebody answers whose account we do not know. A summary of a few blocks each, and no
-- entry for each row: it does not keep the updates of messages from staying in place, as any other index of this column
-- would. Small ranges, since sending a message writes the summary of its range anew.
create index messages_by_provider_id on messages using brin (
  provider_message_id text_bloom_ops (n_distinct_per_range = 80, false_positive_rate = 0.01)
) with (pages_per_range = 8);
