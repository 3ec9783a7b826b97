import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../../src/lib/markup';
import type { Outcome } from '../conform';
import type { Row } from '../verdict';
import { scoreLine } from './table';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem;border-top:1px solid #8886}
td:first-child{font-weight:600;white-space:nowrap}.broken td:first-child{color:#c62828}.lenient td:first-child{color:#a15c00}
.unasked{opacity:.7}ul{margin:.2rem 0 0;padding-left:1.2rem}code{overflow-wrap:anywhere}
@media (prefers-color-scheme:dark){.broken td:first-child{color:#ff8a80}.lenient td:first-child{color:#ffb74d}}`;

/** The page's policy: it loads nothing, runs nothing and uses only this style sheet. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const list = (texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<ul>${texts.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`;

const tableRow = ({ verdict, call, rule, why, curl }: Row): string => {
  const command = curl === undefined ? '' : `<code>${escapeMarkup(curl)}</code>`;
  const told = `${escapeMarkup(rule)}${list(why)}${command}`;
  return `<tr class="${verdict}"><td>${verdict}</td><td><code>${escapeMarkup(call)}</code></td><td>${told}</td></tr>`;
};

/** The report as one HTML page that loads and runs nothing. */
export const page = ({ rows, left }: Outcome, api: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Contract of ${escapeMarkup(api)}</title><style>${STYLE}</style></head><body>
<h1>Contract of ${escapeMarkup(api)}</h1><p>${scoreLine(rows)}</p>
${left.length > 0 ? `<h2>Left behind</h2>${list(left)}` : ''}
<table><thead><tr><th>Verdict</th><th>Call</th><th>Rule</th></tr></thead><tbody>
${rows.map(tableRow).join('\n')}
</tbody></table></body></html>
`;
