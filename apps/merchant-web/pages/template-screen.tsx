import { lazy, Suspense } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { UploadPart } from '#features/foundations/templates/web/template-slots.ts';
import { TemplatesPage } from '#features/foundations/templates/web/templates-page.tsx';
import { LockedScreen } from '#platform/ui-kit/locked/locked-screen.tsx';
import { texts } from '../texts/en.ts';

const UploadField = lazy(async () => ({
  default: (await import('#features/foundations/media/web/upload-field.tsx')).UploadField,
}));

/** The templates, with an upload field; or a description of them if the plan does not include them. */
export function TemplateScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['templates'] === false)
    return <LockedScreen title={texts.pages.messageTemplates} text={texts.locked.templates} />;
  return <TemplatesPage shop={merchant} Upload={Upload} />;
}

const Upload: UploadPart = ({ shopUrl, type, ...field }) => (
  <Suspense>
    <UploadField {...field} pageId={shopUrl} types={[type]} />
  </Suspense>
);
