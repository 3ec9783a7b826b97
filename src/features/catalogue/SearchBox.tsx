import { useState } from 'react';
import { searchTerm } from '../../lib/searchTerm';
import { useChunk } from '../../ui/useChunk';
import { useFeature } from '../business/useFeature';
import { SuggestionPanel } from './SuggestionPanel';
import type { SuggestionSourceProps } from './suggestions';
import { WholeSearch } from './WholeSearch';

const load = () => import(/* webpackChunkName: "lists" */ './SuggestionCall');

interface SearchBoxProps {
  /** The plain search field that this component enhances. */
  field: HTMLInputElement;
  currency: string;
}

/** Suggestions below a search field while the shopper types. */
export const SearchBox = (props: SearchBoxProps) => {
  const [typed, setTyped] = useState(props.field.value);
  const isAnnounced = useFeature('lists');
  const chunk = useChunk(load, isAnnounced);
  const term = searchTerm(typed);
  const panel: SuggestionSourceProps['children'] = (found) => (
    <SuggestionPanel {...props} term={term} found={found} onText={setTyped} />
  );
  if (!isAnnounced) return <WholeSearch term={term}>{panel}</WholeSearch>;
  return chunk && <chunk.SuggestionCall term={term}>{panel}</chunk.SuggestionCall>;
};
