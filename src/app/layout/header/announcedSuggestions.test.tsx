import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FEATURES } from '../../../../server/features';
import { createTestShop } from '../../../../server/testing/testShop';
import { startRecording } from '../../../support/record/takeRecording';
import { assertHealthy } from '../../../testing/assertHealthy';
import { reportFile } from '../../../testing/builders/report';
import { answered, held } from '../../../testing/faults';
import { renderApp } from '../../../testing/renderApp';
import { valuesFound } from '../../../testing/spellings';

const SUGGESTIONS = /storefront\/suggestions/;

const intoField = async () => {
  const app = await renderApp({ path: '/contact', server: await createTestShop({ features: FEATURES }) });
  await app.user.click(await screen.findByRole('searchbox', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Search' });
  return { ...app, field };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const asked = ({ network }: Awaited<ReturnType<typeof renderApp>>) =>
  network.callsTo(SUGGESTIONS).map(({ path }) => path);

test('suggests terms, categories, products and the search itself, from the suggestions call alone', async () => {
  const app = await intoField();
  const before = app.network.calls.length;
  await app.user.type(app.field, 'dr');
  expect(await screen.findByRole('option', { name: 'dress' })).toBeInTheDocument();
  const category = options().indexOf('DressesCategory');
  const product = options().findIndex((text) => text.startsWith('Adwoa Wrap Dress'));
  expect(options().indexOf('dress')).toBe(0);
  expect(category).toBeGreaterThan(0);
  expect(product).toBeGreaterThan(category);
  expect(options().at(-1)).toBe('Search for “dr”');
  expect(screen.getByText(`${options().length} suggestions`)).toHaveAttribute('role', 'status');
  expect(app.network.calls.slice(before).map(({ path }) => path)).toEqual(['/storefront/suggestions?q=dr']);
  await assertHealthy(app);
});

test('leaves out the term that is already typed', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'Wrap Dress');
  expect(await screen.findByRole('option', { name: /Adwoa Wrap Dress/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'wrap dress' })).not.toBeInTheDocument();
});

test('opens the page of a suggested category below its parent', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'dresses');
  await user.click(await screen.findByRole('option', { name: /^Dresses/ }));
  await waitFor(() => {
    expect(window.location.pathname).toBe('/ct/women/dresses');
  });
});

test('searches for a term chosen with the keyboard, and stores it as a recent search', async () => {
  const { user, field, storage } = await intoField();
  await user.type(field, 'wrap dr');
  await screen.findByRole('option', { name: 'wrap dress' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('for “wrap dress”')).toBeInTheDocument();
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('wrap dress');
  await waitFor(() => {
    expect(storage.entries().recentSearches).toBe('["wrap dress"]');
  });
});

test('offers the back end’s spelling as a correction when no product was found', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'televison');
  expect(await screen.findByText('No items found')).toBeInTheDocument();
  expect(options()).toEqual(['Did you mean “television”?', 'Search for “televison”']);
  await user.click(screen.getByRole('option', { name: 'Did you mean “television”?' }));
  expect(await screen.findByText('for “television”')).toBeInTheDocument();
});

test('reports that no items match when there is no correction either', async () => {
  const { user, field } = await intoField();
  await user.type(field, 'zzzz');
  expect(await screen.findByText('No items found')).toBeInTheDocument();
  expect(options()).toEqual(['Search for “zzzz”']);
});

test('asks once per pause in typing, and not for a single letter', async () => {
  const app = await intoField();
  // The letters arrive synchronously, so no pause can pass between them.
  for (const value of ['s', 'sh', 'shi', 'shir', 'shirt']) fireEvent.input(app.field, { target: { value } });
  await screen.findByRole('option', { name: /Linen Shirt/ });
  fireEvent.input(app.field, { target: { value: 's' } });
  await waitFor(() => {
    expect(options()).toEqual(['Search for “s”']);
  });
  fireEvent.input(app.field, { target: { value: 'sandal' } });
  await screen.findByRole('option', { name: /Crossover Sandal/ });
  expect(asked(app)).toEqual(['/storefront/suggestions?q=shirt', '/storefront/suggestions?q=sandal']);
});

test('keeps the rows until newer ones arrive, and shows no outdated ones', async () => {
  const { fault, release } = held();
  const app = await intoField();
  await app.user.type(app.field, 'shirt');
  await screen.findByRole('option', { name: /Linen Shirt/ });
  app.network.add({ path: /q=dress$/, fault });
  await app.user.clear(app.field);
  await app.user.type(app.field, 'dress');
  await waitFor(() => {
    expect(asked(app)).toContain('/storefront/suggestions?q=dress');
  });
  expect(screen.getByRole('option', { name: /Linen Shirt/ })).toBeInTheDocument();
  await app.user.type(app.field, 'es');
  await screen.findByRole('option', { name: /^Dresses/ });
  const before = options();
  release();
  await waitFor(() => {
    expect(app.network.callsTo(/q=dress$/)[0]?.status).not.toBeNull();
  });
  expect(options()).toEqual(before);
});

test('offers only the search itself when the call fails, also after suggestions for other words', async () => {
  const app = await intoField();
  await app.user.type(app.field, 'shirt');
  await screen.findByRole('option', { name: /Linen Shirt/ });
  app.network.add({ path: SUGGESTIONS, fault: answered(400) });
  await app.user.type(app.field, ' dress');
  await waitFor(() => {
    expect(options()).toEqual(['Search for “shirt dress”']);
  });
  expect(screen.queryByText('No items found')).not.toBeInTheDocument();
});

test('offers only the search itself when the reply has no data', async () => {
  const app = await intoField();
  app.network.add({ path: SUGGESTIONS, fault: answered(200, { status: 1, data: null }) });
  await app.user.type(app.field, 'shirt');
  await waitFor(() => {
    expect(app.network.callsTo(SUGGESTIONS)[0]?.status).toBe(200);
  });
  expect(options()).toEqual(['Search for “shirt”']);
  expect(screen.queryByText('No items found')).not.toBeInTheDocument();
});

test('leaks neither the typed words nor the suggested terms into a problem report', async () => {
  const app = await intoField();
  const data = { terms: ['termcanary'], categories: [], products: [] };
  app.network.add({ path: SUGGESTIONS, fault: answered(200, { status: 1, data }) });
  const recorder = startRecording(app.actionLog);
  await app.user.type(app.field, 'typedcanary');
  await app.user.click(await screen.findByRole('option', { name: 'Did you mean “termcanary”?' }));
  await screen.findByText('for “termcanary”');
  const file = reportFile(recorder.read());
  expect(file).toContain('getSuggestions');
  expect(valuesFound(file, ['typedcanary', 'termcanary'])).toEqual([]);
});
