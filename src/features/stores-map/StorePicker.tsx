import { type ReactNode, useEffect } from 'react';
import type { Store } from '../../config/brand/stores';
import type { Id } from '../../lib/ids';
import { MuiRoot } from '../../theme/MuiRoot';
import { PageAlert } from '../../ui/PageAlert';
import { SelectField } from '../../ui/SelectField';
import layout from '../../ui/layout.module.css';
import { StoreFacts } from './StoreFacts';

interface StorePickerProps {
  stores: readonly Store[];
  chosen: Id | null;
  onChoose: (store: Id | null) => void;
  /** The name and error in a form. */
  name?: string | undefined;
  error?: ReactNode;
}

const optionText = ({ city, name, address }: Store): string =>
  [[...new Set([city, name])].filter(Boolean).join(' – '), address].filter(Boolean).join(', ');

/** Chooses the store where the order is picked up. */
export const StorePicker = ({ stores, chosen, onChoose, name, error }: StorePickerProps) => {
  const places = stores.filter(({ pickup }) => pickup);
  const [first] = places;
  const store = places.length === 1 ? first : places.find(({ id }) => id === chosen);
  const known = store?.id ?? null;
  // The only store is chosen at once, and one that is no longer listed is forgotten.
  useEffect(() => {
    if (known !== chosen) onChoose(known);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another store is a new choice
  }, [known, chosen]);
  if (!first) return <PageAlert>Orders can’t be picked up at the moment. Please set a delivery address.</PageAlert>;
  const options = places.map((place) => ({ value: place.id, text: optionText(place) }));
  return (
    <MuiRoot>
      <div className={layout.stack}>
        <SelectField
          name={name}
          error={error}
          label="Pick up at"
          options={places.length === 1 ? options : [{ value: '', text: 'Choose a store' }, ...options]}
          value={known ?? ''}
          onChange={({ target }) => {
            onChoose(target.value || null);
          }}
        />
        {store && (
          <div>
            <StoreFacts store={store} />
          </div>
        )}
      </div>
    </MuiRoot>
  );
};
