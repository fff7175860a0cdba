import { useState } from 'react';
import { UploadField } from '#features/foundations/media/web/upload-field.tsx';
import { Sample, SampleGroup } from './sample.tsx';

/** The sandbox's store. For a developer who is logged in there, the field really uploads the file. */
const DEMO_PAGE = 'demo.myshopify.com';

export function UploadSample() {
  const [image, setImage] = useState<string | null>(null);
  return (
    <SampleGroup name="Files">
      <Sample name="Upload field" wide>
        <UploadField
          label="Picture"
          description="A picture of your product."
          pageId={DEMO_PAGE}
          types={['image']}
          value={image}
          onChange={setImage}
        />
      </Sample>
    </SampleGroup>
  );
}
