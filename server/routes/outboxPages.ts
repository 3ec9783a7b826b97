import { Hono } from 'hono';
import { listMails } from '../domain/mails';
import type { StoredMail } from '../domain/mails';
import { isLocal } from '../http/client';
import type { ShopEnv } from '../http/context';
import { escapeHtml, htmlPage } from '../http/html';

const mailHtml = ({ recipient, subject, body, link, created_at }: StoredMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><small>To ${escapeHtml(recipient)}, ${escapeHtml(created_at)}</small>
<p>${escapeHtml(body)}</p>${link === null ? '' : `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`}</article>`;

/** What the shop would have mailed. Absent where strangers could read it. */
export const outboxPages = new Hono<ShopEnv>()
  .use(async (call, next) => ((call.get('shop').outbox ?? isLocal(call)) ? next() : call.notFound()))
  .get('/outbox.json', async (call) => {
    call.header('Cache-Control', 'no-store');
    return call.json({ mails: await listMails(call.get('shop').database) });
  })
  .get('/outbox', async (call) => {
    const mails = await listMails(call.get('shop').database);
    const list = mails.length > 0 ? mails.map(mailHtml).join('') : '<main><p>Nothing has been sent yet.</p></main>';
    return htmlPage('Outbox', `<h1>Outbox</h1><p>These mails would have been sent, newest first.</p>${list}`);
  });
