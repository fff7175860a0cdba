import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { S3Settings } from '#platform/config/storage-settings.ts';
import { bad, good, type Finding } from './finding.ts';
import { reasonOf } from './reason.ts';

const ABOUT = 'bucket';
const ANSWER_TIMEOUT_MS = 10_000;
const NOTHING_SHA256 = createHash('sha256').digest('hex');

/**
 * Checks that a bucket keeps versions of its files. A backup does not copy files from a bucket, so deleted or
 * overwritten files can be restored only from their versions.
 */
export async function checkBucket(settings: S3Settings): Promise<Finding> {
  try {
    const answer = await ask(settings);
    const text = await answer.text();
    if (answer.status === 404)
      return bad(ABOUT, `there is no bucket ${settings.bucket}`, 'See BELLBIRD_S3_BUCKET, or make it.');
    if (!answer.ok)
      return bad(
        ABOUT,
        `asked for its versions, it answered ${answer.status}`,
        'Allow s3:GetBucketVersioning to the key.',
      );
    return /<Status>Enabled<\/Status>/.test(text)
      ? good(ABOUT, 'keeps versions of its files')
      : bad(
          ABOUT,
          'keeps no versions of its files, which are in no backup',
          `Switch them on: aws s3api put-bucket-versioning --bucket ${settings.bucket} --versioning-configuration Status=Enabled`,
        );
  } catch (error) {
    return bad(
      ABOUT,
      `cannot be asked: ${reasonOf(error)}`,
      `See that this machine may call ${settings.endpoint} (BELLBIRD_S3_ENDPOINT).`,
    );
  }
}

async function ask({ endpoint, bucket, ...key }: S3Settings): Promise<Response> {
  const { accessKeyId, secretAccessKey, region } = key;
  const signer = new AwsV4Signer({
    method: 'GET',
    url: `${endpoint}/${bucket}?versioning=`,
    headers: { 'x-amz-content-sha256': NOTHING_SHA256 },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  });
  const { url, headers } = await signer.sign();
  return fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
}
