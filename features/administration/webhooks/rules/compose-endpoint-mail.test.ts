import { expect, it } from 'vitest';
import { composeEndpointMail } from './compose-endpoint-mail.ts';

const FACTS = {
  url: 'https://example.com/hooks',
  description: 'Orders to the ERP',
  since: new Date('2026-11-20T12:00:00Z'),
  shopName: 'Wren & Willow',
  timeZone: 'Europe/Berlin',
  publicUrl: 'https://bellbird.example',
};

it.each(['failing', 'off', 'gone'] as const)('says what happened and where to look: %s', (kind) => {
  const { subject, text } = composeEndpointMail({ ...FACTS, kind });
  expect(subject).toContain('Orders to the ERP');
  expect(text).toContain('https://example.com/hooks');
  expect(text).toContain('https://bellbird.example/settings/webhooks');
  if (kind !== 'gone') expect(text).toContain('20 November 2026 at 13:00');
});

it('names an endpoint without a description by its host, in one line', () => {
  const { subject } = composeEndpointMail({ ...FACTS, kind: 'off', description: '', shopName: 'A\nB' });
  expect(subject).toContain('example.com');
  expect(subject).not.toContain('\n');
});
