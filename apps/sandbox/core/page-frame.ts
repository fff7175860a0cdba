import { html, trusted, type Html } from './html.ts';

/** A whole page with its own style, because each provider's pages look different. */
export function pageFrame(title: string, style: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${trusted(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
