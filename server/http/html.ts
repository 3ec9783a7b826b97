import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Markup made by `html`: every value in it is escaped. */
export type Markup = ReturnType<typeof html>;

/** The shop's colours: these pages continue its checkout. */
const style = `
:root { color-scheme: light dark; --paper: #f6f1e8; --surface: #fffcf6; --ink: #1d1a16; --soft: #554e44; --line: #ddd4c5; --brand: #0f4d4c; --brand-ink: #fffcf6; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #171512; --surface: #211e1a; --ink: #f4eee3; --soft: #bcb3a5; --line: #3a352e; --brand: #86cdc4; --brand-ink: #0b2625; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; padding: 32px 16px; max-width: 640px; }
main, article { background: var(--surface); border: 1px solid var(--line); border-radius: 2px; padding: 24px; margin-bottom: 16px; overflow-wrap: anywhere; }
h1 { font: 400 2rem/1.2 'Iowan Old Style', 'Palatino Linotype', 'Noto Serif', serif; margin: 0 0 12px; }
h2 { font-size: 1.05rem; margin: 0 0 8px; }
article p { white-space: pre-line; }
a { color: var(--brand); }
table { width: 100%; border-collapse: collapse; margin: 24px 0; } td, th { padding: 12px 4px; border-bottom: 1px solid var(--line); text-align: left; }
td:last-child, th:last-child { text-align: right; overflow-wrap: normal; }
form { display: grid; gap: 12px; margin-top: 24px; }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 24px; border: 1px solid var(--ink); border-radius: 2px; background: none; color: var(--ink); cursor: pointer; }
button.main { background: var(--brand); border-color: var(--brand); color: var(--brand-ink); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
small { color: var(--soft); }
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
