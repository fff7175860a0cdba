/** The fields of a template of either channel that its review uses. */
interface Reviewed {
  id: string;
  name: string;
  language: string;
  status: string;
  rejectedReason: string;
}

/** Sets the new status of a template, and returns the content of Meta's webhook. */
export function changeTemplateStatus(template: Reviewed, status: string, reason: string): object {
  template.status = status;
  template.rejectedReason = status === 'REJECTED' ? reason : 'NONE';
  return {
    event: status,
    message_template_id: Number(template.id),
    message_template_name: template.name,
    message_template_language: template.language,
    reason,
  };
}
