import { beforeAll, expect, it } from 'vitest';
import { openClock } from '#platform/clock/clock.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { seedShop } from '#tools/test-environment/seeds/seed-shop.ts';
import { queueMail } from './queue-mail.ts';
import { sendMails, type PostMail } from './send-mails.ts';

const clock = openClock(null);

const open = useTestDatabase({ connections: 2 });
let shopId: number;
beforeAll(async () => {
  await open.pool.query(`insert into installation (check_sealed) values ('')`);
  ({ shopId } = await seedShop(open.db, Buffer.alloc(32), 1));
});

it('sends nothing from a promoted standby before the check for missing data', async () => {
  const ctx = { db: open.db, clock, log: openLogger('silent', 'worker') };
  const posted: string[] = [];
  const post: PostMail = ({ to }) => {
    posted.push(to);
    return Promise.resolve({ kind: 'taken' });
  };
  const mail = { shopId, to: 'mira@example.com', subject: 'Your file', text: 'It is here' };
  await open.db.transaction().execute((tx) => queueMail(ctx, tx, mail));

  await open.pool.query('update installation set timeline = current_timeline() - 1');
  await sendMails(ctx, post);
  expect(posted).toEqual([]);
  await open.pool.query('update installation set timeline = current_timeline()');
  await sendMails(ctx, post);
  expect(posted).toEqual(['mira@example.com']);
});
