import { addressesReply, addressReply, type SavedAddress } from '../../../src/contract/addresses';
import { ADDRESS_NAMES, savedAddressOf } from '../../../src/contract/checkoutFields';
import { AS_WRITTEN, type Kit, readAs } from '../kit';
import { refuses, reportsMissing } from '../refusals';
import { answers } from '../replies';
import { brokenUnless, type Finding } from '../verdict';
import { unknownId } from './goods';
import { repeatFindings } from './presses';
import { newPress } from './purchase';

const LIST = 'GET /storefront/addresses';
const ADD = 'POST /storefront/addresses';
const CHANGE = 'POST /storefront/addresses/{id}';
const DELETE = 'DELETE /storefront/addresses/{id}';
export const ONE_DEFAULT = 'has one default address';
export const UNKNOWN = 'reports an unknown item as missing';

const sample = {
  full_name: 'Contract Test',
  phone: '0241111111',
  address: '1 Test <b>Road</b>',
  city: 'Accra',
  email: '',
  is_default: false,
};

const bodyOf = (saved: SavedAddress) => ({ ...savedAddressOf((name) => saved[name]), is_default: saved.isDefault });

const read = async (kit: Kit) => {
  const seen = await kit.ask(LIST);
  return { seen, list: readAs(addressesReply, seen)?.data ?? [] };
};

const hasText = (saved: SavedAddress | null | undefined, body: typeof sample): boolean => {
  const wanted = savedAddressOf((name) => saved?.[name]);
  return Boolean(saved) && Object.entries(wanted).every(([name, text]) => body[name as keyof typeof wanted] === text);
};

const defaultFindings = (list: readonly SavedAddress[], id?: string): Finding[] => {
  const chosen = list.filter(({ isDefault }) => isDefault);
  return [
    ...brokenUnless(chosen.length === 1, `${chosen.length} of ${list.length} addresses are the default`),
    ...brokenUnless(id === undefined || chosen[0]?.id === id, 'another address is the default'),
  ];
};

const refusalChecks = async (kit: Kit) => {
  for (const name of ADDRESS_NAMES.filter((each) => each !== 'email')) {
    const [key] = Object.entries(savedAddressOf((each) => each === name)).find(([, isIt]) => isIt) ?? [];
    const seen = await kit.ask(ADD, { body: { ...sample, [key ?? '']: ' ' }, press: newPress() });
    kit.say(ADD, `refuses an empty ${key}`, seen, refuses(seen));
  }
};

const unknownChecks = async (kit: Kit, known: string | undefined) => {
  const params = { id: unknownId(known) };
  const changed = await kit.ask(CHANGE, { params, body: sample });
  kit.say(CHANGE, UNKNOWN, changed, [...reportsMissing(changed), ...refuses(changed)]);
  const deleted = await kit.ask(DELETE, { params });
  kit.say(DELETE, UNKNOWN, deleted, [...reportsMissing(deleted), ...refuses(deleted)]);
};

/** Adds an address, changes it, makes it the default, and deletes it again. */
export const addressChecks = async (kit: Kit, knowsKeys: boolean): Promise<void> => {
  if (!kit.features.includes('addresses')) return;
  const { list: before } = await read(kit);
  await refusalChecks(kit);
  const press = newPress();
  const added = await kit.ask(ADD, { body: sample, press });
  const saved = readAs(addressReply, added)?.data;
  const { seen, list } = await read(kit);
  const isListed = hasText(
    list.find(({ id }) => id === saved?.id),
    sample,
  );
  kit.say(ADD, AS_WRITTEN, added, [
    ...answers(ADD, added),
    ...brokenUnless(isListed, `${LIST} does not have it as it was sent`),
  ]);
  kit.say(LIST, ONE_DEFAULT, seen, [
    ...answers(LIST, seen),
    ...defaultFindings(list, before.find(({ isDefault }) => isDefault)?.id ?? saved?.id),
  ]);
  if (!saved) return;
  const again = await kit.ask(ADD, { body: sample, press });
  kit.say(ADD, 'answers a repeated press with the first reply', again, repeatFindings(added, again, knowsKeys));
  await unknownChecks(kit, saved.id);

  const body = { ...sample, city: 'Kumasi', is_default: true };
  const changed = await kit.ask(CHANGE, { params: { id: saved.id }, body });
  const { list: later } = await read(kit);
  const isChanged = hasText(
    later.find(({ id }) => id === saved.id),
    body,
  );
  kit.say(CHANGE, AS_WRITTEN, changed, [
    ...answers(CHANGE, changed),
    ...brokenUnless(isChanged, `${LIST} does not have the change`),
    ...defaultFindings(later, saved.id),
  ]);

  const deleted = await kit.ask(DELETE, { params: { id: saved.id } });
  const { list: left } = await read(kit);
  kit.say(DELETE, AS_WRITTEN, deleted, [
    ...answers(DELETE, deleted),
    ...brokenUnless(!left.some(({ id }) => id === saved.id), `${LIST} still has it`),
    ...(left.length > 0 ? defaultFindings(left) : []),
  ]);
  for (const { id } of left.filter((each) => !before.some((old) => old.id === each.id))) {
    await kit.ask(DELETE, { params: { id } });
  }
  const first = before.find(({ isDefault }) => isDefault);
  if (first) await kit.ask(CHANGE, { params: { id: first.id }, body: bodyOf(first) });
  const { list: after } = await read(kit);
  if (JSON.stringify(after) !== JSON.stringify(before))
    kit.left.push('the saved addresses are not what they were before');
};
