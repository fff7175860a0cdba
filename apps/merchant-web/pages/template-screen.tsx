import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Merchant } from '#features/sessions/contract/session-calls.ts';
import { TemplateDraft } from '#features/templates/contract/template-draft.ts';
import { beginFrom } from '#features/templates/web/editor/edited.ts';
import type { UploadPart } from '#features/templates/web/template-slots.ts';
import { TemplatesPage } from '#features/templates/web/templates-page.tsx';
import { LockedScreen } from '#platform/ui-kit/locked/locked-screen.tsx';

const UploadField = lazy(async () => ({
  default: (await import('#features/media/web/upload-field.tsx')).UploadField,
}));

/** Templates, with the field that their files are uploaded in; or what they are for where the plan is without them. */
export function TemplateScreen({ merchant }: { merchant: Merchant }) {
  if (merchant.planDetails.features['templates'] === false)
    return (
      <LockedScreen
        title="Message Templates"
        text="Write messages of your own, have WhatsApp approve them, and send them in campaigns and broadcasts. The list of plans says which of them have it."
      />
    );
  return <Templates merchant={merchant} />;
}

/** Another screen may lead here with a text to begin from. */
function Templates({ merchant }: { merchant: Merchant }) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const told = Begun.safeParse(state);
  const begun = told.success ? beginFrom(told.data.draft) : null;
  const ended = () => void navigate(pathname, { replace: true, state: null });
  return <TemplatesPage shop={merchant} {...{ Upload, begun, ended }} />;
}

const Begun = z.object({ draft: TemplateDraft });

const Upload: UploadPart = ({ shopUrl, type, ...field }) => (
  <Suspense>
    <UploadField {...field} pageId={shopUrl} types={[type]} />
  </Suspense>
);
