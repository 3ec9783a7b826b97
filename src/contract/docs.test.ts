import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { WIRE_CALLS } from '../testing/builders/calls';
import { isRecord } from '../lib/json';
import { toEntries } from './plainReaders';
import * as requests from './requests';
import { setUnreadableReporter } from './lists';

const modules = readdirSync(__dirname).filter((file) => !file.endsWith('.test.ts'));
const exported = Object.assign({}, ...modules.map((file) => jest.requireActual<object>(`./${file}`))) as Record<
  string,
  v.GenericSchema | undefined
>;

/** 'cart-reply' labels what `cartReply` parses. */
const schemaOf = (label: string): v.GenericSchema =>
  exported[label.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase())] ?? v.never();

const isReply = (label: string): boolean => label.endsWith('-reply');
const isRequest = (label: string): boolean => label.endsWith('-request');

const document = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');

interface Example {
  call: string;
  label: string;
  body: unknown;
}

const sections = document.split(/^#{2,3} /m).map((section) => ({ title: section.split('\n', 1)[0] ?? '', section }));
const examples: Example[] = sections.flatMap(({ title, section }) =>
  [...section.matchAll(/^```json ?(.*)\n([\s\S]*?)^```$/gm)].map(([, label = '', text = '']) => ({
    call: title,
    label,
    body: JSON.parse(text) as unknown,
  })),
);
const labelled = (call: string) => examples.filter((example) => example.call === call);

/** The dotted paths of all fields; entries of a list share their paths. */
const fieldsOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsOf(entry, path));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}${key}`, ...fieldsOf(inner, `${path}${key}.`)]);
};

/** The paths of all fields that a schema looks for in a body. */
const fieldsRead = (schema: v.GenericSchema, body: unknown): string[] => {
  const read = new Set<string>();
  const watch = (value: unknown, path = ''): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const fieldAt = (name: string | symbol): string =>
      Array.isArray(value) || typeof name === 'symbol' ? path : `${path}${name}.`;
    return new Proxy(value, {
      has: (target, name) => {
        read.add(fieldAt(name));
        return Reflect.has(target, name);
      },
      get: (target, name) => {
        read.add(fieldAt(name));
        return watch(Reflect.get(target, name), fieldAt(name));
      },
    });
  };
  v.safeParse(schema, watch(body));
  return [...read].map((path) => path.slice(0, -1));
};

test('documents every call in its own section, and no others', () => {
  const documented = sections.map(({ title }) => title).filter((title) => /^(GET|POST|PUT|PATCH|DELETE) /.test(title));
  expect(documented.sort()).toEqual(WIRE_CALLS.map(({ call }) => call).sort());
});

test('shows each request schema in an example', () => {
  const shown = new Set(examples.map(({ label }) => schemaOf(label)));
  expect(Object.keys(requests).filter((name) => !shown.has(exported[name]!))).toEqual([]);
});

describe.each(WIRE_CALLS)('$call', ({ call, reply, body: sampleBody, signedIn = false }) => {
  test('marks the call with a lock only if it requires a signed-in customer', () => {
    expect(sections.find(({ title }) => title === call)?.section.includes('🔒')).toBe(signedIn);
  });

  const replies = labelled(call).filter(({ label }) => isReply(label));

  test('shows at least one reply, labelled with the schema of this call', () => {
    expect(replies.length).toBeGreaterThan(0);
    for (const { label } of replies) expect(schemaOf(label)).toBe(reply);
  });

  test('shows only reply fields that the storefront reads', () => {
    for (const { body } of replies) {
      const read = new Set([...fieldsRead(reply, body), 'status', 'message', 'data']);
      expect(fieldsOf(body).filter((name) => !read.has(name))).toEqual([]);
    }
  });

  test('shows a request body only if the call has one', () => {
    const hasBody = Object.keys(sampleBody ?? {}).length > 0;
    expect(labelled(call).some(({ label }) => isRequest(label))).toBe(hasBody);
  });
});

test.each(examples)('reads $label of $call without loss', ({ label, body }) => {
  const leftOut: string[] = [];
  setUnreadableReporter((message) => leftOut.push(message));
  const result = v.safeParse(schemaOf(label), body);
  setUnreadableReporter(null);
  expect(result.issues ?? []).toEqual([]);
  expect(leftOut).toEqual([]);
  if (isRequest(label)) expect(result.output).toEqual(body);
  const data = isRecord(body) && isRecord(result.output) ? { sent: body.data, read: result.output.data } : null;
  // Reading these replies changes the shape of the data.
  const isOwnShape = ['plain-reply', 'login-reply', 'change-password-reply', 'contact-reply'].includes(label);
  if (isReply(label) && data?.sent && !isOwnShape) {
    expect(toEntries(data.read)?.length).toBe(toEntries(data.sent)?.length);
    expect(data.read).not.toBeNull();
  }
});

test('documents every field that the storefront reads in the product, variant, order and business replies', () => {
  const complete = [
    'GET /storefront/products/{slug}/{code}',
    'GET /storefront/product-variant/{id}',
    'GET /storefront/order/{order_code}',
    'GET /business/get_details',
  ];
  for (const call of complete) {
    const [{ label, body }] = labelled(call) as [Example];
    const shown = new Set([...fieldsOf(body), 'message']);
    const { section = '' } = sections.find(({ title }) => title === call) ?? {};
    // Optional fields are described below the example.
    const isNamed = (path: string) => section.includes(`\`${path.split('.').at(-1)}\``);
    const missing = fieldsRead(schemaOf(label), body).filter((path) => !shown.has(path) && !isNamed(path));
    expect({ call, missing }).toEqual({ call, missing: [] });
  }
});
