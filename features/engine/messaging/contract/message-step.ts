/** The steps of a message that other features can follow. */
export type Step = 'sent' | 'delivered' | 'read' | 'failed';

/** A step that a provider or a worker reports. It may have been reported before, or come too late to count. */
export interface MessageStep {
  shopId: number;
  messageId: string;
  createdAt: Date;
  step: Step;
}
