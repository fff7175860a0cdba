type Form = Record<string, string>;

/** A template of Gupshup's form as Meta takes it; samples are read back from the example. */
export function toMetaTemplate(form: Form): object {
  const {
    elementName,
    languageCode,
    category,
    content = '',
    example = '',
    templateType,
    exampleMedia,
  } = form;
  const buttons = JSON.parse(form['buttons'] ?? '[]') as object[];
  const samples = samplesIn(content, example);
  return {
    name: elementName,
    language: languageCode,
    category,
    parameter_format: 'POSITIONAL',
    components: [
      ...(templateType === 'TEXT'
        ? []
        : [{ type: 'HEADER', format: templateType, example: { header_handle: [exampleMedia ?? ''] } }]),
      { type: 'BODY', text: content, ...(samples.length > 0 && { example: { body_text: [samples] } }) },
      ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS', buttons }]),
    ],
  };
}

function samplesIn(content: string, example: string): string[] {
  const pattern = content
    .split(/\{\{\d+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([\\s\\S]*?)');
  return new RegExp(`^${pattern}$`).exec(example)?.slice(1) ?? [];
}
