export interface BulkOperation {
  id: number;
  query: string;
  isGrouped: boolean;
  status: 'CREATED' | 'RUNNING' | 'COMPLETED' | 'CANCELING' | 'CANCELED' | 'FAILED';
  errorCode: 'INTERNAL_SERVER_ERROR' | null;
  createdAt: string;
  completedAt: string | null;
  objectCount: number;
  rootObjectCount: number;
  fileSize: number | null;
  /** The name of the file with what was found, and the secret in the link to it; null where there is none. */
  file: { name: string; token: string; isPartial: boolean } | null;
}

/** Something that the store does after it answered. */
export interface StoreJob {
  id: string;
  isDone: boolean;
}

/** Whether it still takes up one of the places for operations that go on at the same time. */
export function isGoingOn({ status }: BulkOperation): boolean {
  return status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING';
}
