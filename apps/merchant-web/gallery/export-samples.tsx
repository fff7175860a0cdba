import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Export } from '#features/administration/exports/contract/export-calls.ts';
import { mailNote } from '#features/administration/exports/rules/mail-note.ts';
import { DeliveryReport } from '#features/administration/exports/web/delivery-report.tsx';
import { ExportList } from '#features/administration/exports/web/export-list.tsx';
import { exportsQuery } from '#features/administration/exports/web/use-file-request.ts';
import { ExportReviews } from '#features/product/reviews/web/export-reviews.tsx';
import { repliesQuery } from '#features/product/reviews/web/use-reviews.ts';
import { Sample, SampleGroup } from './sample.tsx';

const DEMO_SHOP = 'demo.myshopify.com';
const ZONE = 'Europe/Berlin';

const ASKED: Omit<Export, 'exportId' | 'state'> = {
  kind: 'deliveryReport',
  title: 'Delivery report, Abandoned cart',
  rowsDone: 0,
  rowsTotal: null,
  emailTo: 'eva@shop.example',
  createdAt: '2026-11-20T09:30:00.000Z',
  finishedAt: null,
  expiresAt: null,
  reason: null,
  mail: null,
  mailNote: null,
  downloadUrl: null,
};

const EXPORTS: Export[] = [
  { ...ASKED, exportId: '1', state: 'queued' },
  { ...ASKED, exportId: '2', state: 'running', rowsDone: 14_000 },
  {
    ...ASKED,
    exportId: '3',
    state: 'ready',
    rowsDone: 38_211,
    rowsTotal: 38_211,
    mail: 'taken',
    mailNote: mailNote({ state: 'taken', reason: null }, 'eva@shop.example'),
    expiresAt: '2026-11-27T09:31:00.000Z',
    downloadUrl: '#',
  },
  {
    ...ASKED,
    exportId: '7',
    state: 'ready',
    rowsDone: 12,
    rowsTotal: 12,
    emailTo: 'nobody@shop.example',
    mail: 'refused',
    mailNote: mailNote({ state: 'refused', reason: '550 no such person' }, 'nobody@shop.example'),
    expiresAt: '2026-11-27T09:31:00.000Z',
    downloadUrl: '#',
  },
  {
    ...ASKED,
    exportId: '4',
    state: 'failed',
    reason: 'Something went wrong on our side three times, and was logged. Ask for it again later.',
  },
  { ...ASKED, exportId: '5', state: 'expired', rowsDone: 512, rowsTotal: 512 },
  { ...ASKED, exportId: '6', state: 'cancelled' },
];

/** The samples' data is in the cache, so no request is made. */
const samples = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
samples.setQueryData(exportsQuery(DEMO_SHOP).queryKey, { exports: EXPORTS });
samples.setQueryData(repliesQuery(DEMO_SHOP).queryKey, { Great: 1204, Okay: 87, Bad: 12, totalCount: 1303 });

export function ExportSamples() {
  return (
    <QueryClientProvider client={samples}>
      <SampleGroup name="Exports and reviews">
        <Sample name="Asking for a delivery report" wide>
          <DeliveryReport
            shopUrl={DEMO_SHOP}
            shopCurrency="EUR"
            timeZone={ZONE}
            campaignType="abandonedCart"
            email="eva@shop.example"
          />
        </Sample>
        <Sample name="Exports in every state" wide>
          <ExportList shopUrl={DEMO_SHOP} timeZone={ZONE} />
        </Sample>
        <Sample name="Replies, and a file of reviews" wide>
          <ExportReviews shopUrl={DEMO_SHOP} />
        </Sample>
      </SampleGroup>
    </QueryClientProvider>
  );
}
