import { Hono } from 'hono';
import { html } from 'hono/html';
import { listMails } from '../domain/mails';
import type { StoredMail } from '../domain/mails';
import { isLocal } from '../http/client';
import type { ShopEnv } from '../http/context';
import { htmlPage } from '../http/html';

const mailMarkup = ({ recipient, subject, body, link, created_at }: StoredMail) =>
  html`<article>
    <h2>${subject}</h2>
    <small>To ${recipient}, ${created_at}</small>
    <p>${body}</p>
    ${link === null ? '' : html`<p><a href="${link}">${link}</a></p>`}
  </article>`;

/** Shows the mails that the shop would have sent. The route is absent where strangers could read them. */
export const outboxPages = new Hono<ShopEnv>()
  .use(async (call, next) => ((call.get('shop').outbox ?? isLocal(call)) ? next() : call.notFound()))
  .get('/outbox.json', async (call) => {
    call.header('Cache-Control', 'no-store');
    return call.json({ mails: await listMails(call.get('shop').database) });
  })
  .get('/outbox', async (call) => {
    const mails = await listMails(call.get('shop').database);
    const list = mails.length > 0 ? mails.map(mailMarkup) : html`<main><p>Nothing has been sent yet.</p></main>`;
    return htmlPage(
      'Outbox',
      html`<h1>Outbox</h1>
        <p>These mails would have been sent, newest first.</p>
        ${list}`,
    );
  });
