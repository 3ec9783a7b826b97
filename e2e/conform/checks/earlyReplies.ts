import { firstReads } from '../../../src/contract/firstReads';
import { FIRST_REPLIES_ID, readFirstReplies } from '../../../src/contract/firstReplies';
import { isRecord, parseJson } from '../../../src/lib/json';
import { WIRE_CALLS } from '../../../src/testing/builders/calls';
import { exchange } from '../exchange';
import type { Kit } from '../kit';
import { shapeFindings } from '../shape';
import { broken, brokenUnless, type Finding, lenientUnless } from '../verdict';

const ELEMENT = /<script type="application\/json" id="([\w-]+)" data-api="[^"]*">([\s\S]*?)<\/script>/;
/** Of a home page that reads whole lists, and of one that reads pages of them. */
const HOMES = [firstReads('/', '', false), firstReads('/', '', true)];
const KNOWN = HOMES.flatMap(({ calls, later }) => [...calls, ...later]);

const replyFindings = (path: string, body: unknown): Finding[] => {
  const call = WIRE_CALLS.find((each) => each.call === `GET ${path.split('?')[0]}`);
  return call && KNOWN.includes(path)
    ? shapeFindings(call, body)
    : lenientUnless(false, `the home page does not request ${path}`);
};

const blockFindings = (text: string): Finding[] => {
  if (!isRecord(parseJson(text))) return broken('the element holds no JSON object');
  const { replies, excerpts } = readFirstReplies(text);
  return [
    ...brokenUnless(!/[<\u2028\u2029]/.test(text), 'a character that could end the element is not escaped'),
    ...[...Object.entries(replies), ...Object.entries(excerpts)].flatMap(([path, body]) => replyFindings(path, body)),
  ];
};

/** For a server that also sends the page: checks the replies that the page contains. */
export const earlyReplyChecks = async (kit: Kit): Promise<void> => {
  const url = `${new URL(kit.target.api).origin}/`;
  const ask = () => exchange(kit.target.fetch, { method: 'GET', url, headers: { Accept: 'text/html' } });
  // The server may send a page before its replies are ready: the first request makes it load them for the second.
  await ask();
  const page = await ask();
  const [, id, text = ''] = ELEMENT.exec(page.text) ?? [];
  if (id !== FIRST_REPLIES_ID || text.trim() === '') {
    kit.rows.push({
      call: 'GET /',
      rule: 'embeds its first replies',
      verdict: 'unasked',
      why: ['it brings none'],
    });
    return;
  }
  kit.say('GET /', 'embeds its first replies', page, [
    ...blockFindings(text),
    ...lenientUnless(
      /no-cache|no-store/.test(page.headers.get('Cache-Control') ?? ''),
      'Cache-Control does not say no-cache',
    ),
  ]);
};
