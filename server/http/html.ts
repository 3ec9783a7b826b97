import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Markup made by `html`: every value in it is escaped. */
export type Markup = ReturnType<typeof html>;

const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #f5f4f1; }
body { margin: 0 auto; padding: 32px 20px; max-width: 640px; }
main, article { background: #fff; border: 1px solid #e3e0d8; border-radius: 8px; padding: 20px; margin-bottom: 16px; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; margin: 0 0 8px; }
table { width: 100%; border-collapse: collapse; } td, th { padding: 8px 4px; border-bottom: 1px solid #e3e0d8; text-align: left; }
td:last-child, th:last-child { text-align: right; overflow-wrap: normal; }
form { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
button { font: inherit; padding: 10px 22px; border: 1px solid #222; border-radius: 6px; background: #fff; color: #222; cursor: pointer; }
button.main { background: #222; color: #fff; }
:focus-visible { outline: 3px solid #b5541c; outline-offset: 2px; }
small { color: #5c5a55; }
`;

/** Do not reformat: the policy contains the hash of this text. */
const styleElement = raw(`<style>${style}</style>`);
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * A small page of the server's own: no script, one style known by its hash, the shop's icon (Firefox requests one
 * anyway and reports a policy violation when it is blocked), forms only to where they are allowed.
 */
export const htmlPage = async (
  title: string,
  body: Markup,
  { status = 200, formTargets = [] }: { status?: number; formTargets?: readonly string[] } = {},
): Promise<Response> => {
  const formAction = formTargets.length > 0 ? formTargets.join(' ') : "'none'";
  const policy = `default-src 'none'; style-src ${styleHash}; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        ${styleElement}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return new Response(page.toString(), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      // Not 'no-referrer': that would blank the Origin header that identifies a posted form.
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  });
};
