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
  /** The name and the secret token of the result file. Null if there is none. */
  file: { name: string; token: string; isPartial: boolean } | null;
}

/** A job that the store runs after its response. */
export interface StoreJob {
  id: string;
  isDone: boolean;
}

/** Returns whether the operation counts against the limit of concurrent operations. */
export function isGoingOn({ status }: BulkOperation): boolean {
  return status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING';
}
